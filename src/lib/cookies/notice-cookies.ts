import {
  NEWSLETTER_COOKIE,
  NOTICE_MAX_AGE,
  type NoticeKind,
  noticeCookie,
} from '../notices/notices.ts'
import { readCookie, writeCookie } from './browser-cookies.ts'

/** Whether the visitor closed this notice within the last 7 days. */
export function isNoticeClosed(kind: NoticeKind, uid: string): boolean {
  return readCookie(noticeCookie(kind, uid)) !== null
}

/** Keeps a notice away for 7 days. */
export function rememberNoticeClosed(kind: NoticeKind, uid: string): void {
  writeCookie(noticeCookie(kind, uid), 'closed', NOTICE_MAX_AGE)
}

/**
 * Whether a newsletter popup was closed, or the newsletter asked for, within the last 7 days
 * (spec:shell.popup-newsletter).
 */
export function isNewsletterClosed(): boolean {
  return readCookie(NEWSLETTER_COOKIE) !== null
}

/** Remembers that, so that no other newsletter popup asks again. */
export function rememberNewsletterClosed(): void {
  writeCookie(NEWSLETTER_COOKIE, 'closed', NOTICE_MAX_AGE)
}
