import type { BrowserStorage } from '../remembered/browser-storage.ts'
import type { Saved } from './state.ts'

/** `released`: its hold was given back when the page went away. */
type StoredSession = Saved & { released: boolean }

/** The flow at each restaurant is kept by itself: a tab may have several. */
const storageKey = (uid: string) => `tableside-reservation:${uid}`

/** Writes what a reload at the restaurant `uid` goes on with; with null it removes it. */
export function storeSession(
  storage: BrowserStorage,
  uid: string,
  saved: Saved | null,
  released = false,
) {
  try {
    if (saved) storage?.setItem(storageKey(uid), JSON.stringify({ ...saved, released }))
    else storage?.removeItem(storageKey(uid))
  } catch {
    // A full or forbidden storage only means that a reload starts afresh.
  }
}

/**
 * What was stored for the restaurant `uid`, or null. It was written by this code in this tab, so its shape
 * is known.
 */
export function readStoredSession(storage: BrowserStorage, uid: string): StoredSession | null {
  try {
    const kept = JSON.parse(storage?.getItem(storageKey(uid)) ?? 'null')
    return kept?.selection?.seating && (kept.hold?.token || kept.confirmation) ? kept : null
  } catch {
    return null
  }
}
