import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '#lib/cookies/browser-cookies.ts'
import {
  type Category,
  CONSENT_COOKIE,
  type Consent,
  formatConsent,
  parseConsent,
} from '#lib/cookies/consent.ts'
import { NOTICE_MAX_AGE } from '#lib/notices/notices.ts'
import { refusesTracking } from './tracking.ts'

const CHANGED = 'tableside:consent'

/** What the visitor has chosen, or null where they have not been asked yet; in the browser only. */
export function readConsent(): Consent | null {
  const consent = parseConsent(readCookie(CONSENT_COOKIE))
  if (!consent?.has('statistics') || !refusesTracking()) return consent
  return new Set([...consent].filter((category) => category !== 'statistics'))
}

/** Keeps a choice for 7 days and tells everybody who watches. */
export function writeConsent(consent: Iterable<Category>): void {
  writeCookie(CONSENT_COOKIE, formatConsent(consent), NOTICE_MAX_AGE)
  dispatchEvent(new Event(CHANGED))
}

/** Calls `listener` after every choice; answers how to end that. */
export function watchConsent(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

/** Whether the visitor allows this. Not on the server and not while hydrating: pages know no visitor. */
export function useConsent(category: Category): boolean {
  return useSyncExternalStore(
    watchConsent,
    () => readConsent()?.has(category) ?? false,
    () => false,
  )
}
