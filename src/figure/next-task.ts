/** Lets the page do what else it has to: what follows is a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
