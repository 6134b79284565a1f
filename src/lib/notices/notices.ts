import type { RichText } from '../text/rich-text.ts'

/** How long a notice that was closed stays away (spec:shell.notice-cookies), in seconds. */
export const NOTICE_MAX_AGE = 604_800

/** The cookie that remembers that a newsletter popup was closed, or its form sent (spec:shell.popup-newsletter). */
export const NEWSLETTER_COOKIE = 'newsletter-closed'

/** The attribute of every button that opens the choice of what is allowed. */
export const COOKIE_SETTINGS = 'data-cookie-settings'

/** Which notice: it names its cookie (spec:shell.notice-cookies). */
export type NoticeKind = 'banner' | 'popup'

/** Name of the cookie that remembers that a banner or a popup was closed. */
export function noticeCookie(kind: NoticeKind, uid: string): string {
  return `${kind}-${uid}`
}

/** Locations and dates for which a notice is shown. */
export type NoticeScope = {
  uid: string
  /** uids of the locations that it is for, those of its zones among them; null = all. */
  locations: string[] | null
  /** Wall times `YYYY-MM-DDTHH:mm` of the visitor's location: from the first, until before the second. */
  from: string | null
  until: string | null
}

/**
 * Conditions before a popup opens (spec:shell.popup-patience): seconds on the page, and percent of it
 * scrolled. 0 = none.
 */
export type NoticeDelay = { seconds: number; scrolled: number }

export type PopupVariation = 'newsletter' | 'call-to-action'

/** Answer of `GET /api/notices`: everything that may be shown, in the editors' order. */
export type NoticesResponse<Banner = object, Popup = object> = {
  banners: (NoticeScope & { slice: Banner })[]
  popups: (NoticeScope & { variation: PopupVariation; patience: NoticeDelay; slice: Popup })[]
  /** Text of the cookie notice; null where there is none or it is switched off. */
  cookies: RichText | null
}

/** Names of the notices in every page, so that nothing is fetched where all of them were closed. */
export type NoticeNames = {
  banners: string[]
  popups: string[]
  /** Whether there is a cookie notice. */
  cookies: boolean
  /** Set while staff look at a draft of one of them: other than before after each save. */
  draft: string | null
}

/** A third party's script, and what must be allowed for it (spec:shell.third-party-scripts). */
export type ConsentScript = { category: 'comfort' | 'statistics'; src: string }
