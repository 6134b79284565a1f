const KEY = 'tableside-tablet-lock'
const listeners = new Set<() => void>()

/** Locks the shared tablet that this page is on; what covers the page does it. */
export function lockNow(): void {
  for (const listener of listeners) listener()
}

/** Has a function called when the tablet is to be locked; the returned one ends that. */
export function onLockNow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether *Change* was pressed and the server has not heard of it yet; false where the browser keeps nothing. */
export function isToBeLocked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Keeps that the tablet is to be locked, or that it is. */
export function setToBeLocked(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Then a page that is loaded anew meanwhile is not covered.
  }
}
