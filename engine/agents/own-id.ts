/** With what the id of a player begins that somebody has put together: see `own-player.ts`. */
export const OWN = 'own:'

export function isOwn(id: string): boolean {
  return id.startsWith(OWN)
}
