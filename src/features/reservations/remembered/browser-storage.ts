/** The parts of a browser's storage that are used; null where the browser forbids it. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

/** What `read` names, such as `() => localStorage`: looking at it is an error where it is forbidden. */
export function permittedStorage(read: () => Storage): BrowserStorage {
  try {
    return read()
  } catch {
    return null
  }
}
