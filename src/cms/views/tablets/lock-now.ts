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
