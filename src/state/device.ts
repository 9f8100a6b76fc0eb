/*
 * What the device keeps: the browser's storage, an entry a subject. It may be refused, or full,
 * or hold what something else wrote; a page works all the same.
 */

/** The part of the browser's storage that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's storage, or nothing where a setting refuses it. */
export function deviceStore(): Store | undefined {
  try {
    localStorage.getItem('')
    return localStorage
  } catch {
    return undefined
  }
}

/** What an entry holds, to be looked at with care; undefined where there is none that can be read. */
export function readEntry(store: Store | undefined, key: string): unknown {
  try {
    return JSON.parse(store?.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * @param value  data; undefined removes the entry
 * @returns whether it is kept
 */
export function writeEntry(store: Store | undefined, key: string, value: unknown): boolean {
  try {
    if (store === undefined) return false
    if (value === undefined) store.removeItem(key)
    else store.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
