import { localAtOffsets, type UtcOffsets } from '../time/local-at-offsets.ts'
import type { NoticeScope, PopupVariation } from './notices.ts'

/** The visitor for whom notices are chosen: their selected location, and the server's clock (ms since the epoch). */
export type Chooser = { location: { uid: string; utcOffsets: UtcOffsets }; now: number }

/** Why an entry is not for a location at a time. */
export type ScopeRefusal = 'other_place' | 'not_yet' | 'over'

/** Why an entry that is for a visitor is kept from them: they closed it, or a form of the newsletter. */
export type ClosedRefusal = 'closed' | 'newsletter_closed'

/** Whether an entry shows, or the reason why not; `lower` = one before it shows. */
export type NoticeVerdict = 'shows' | 'lower' | ScopeRefusal | ClosedRefusal

/** What a visitor closed within the last 7 days. */
export type ClosedNotices = {
  isClosed: (uid: string) => boolean
  /** Whether they closed a newsletter popup, or sent its form. */
  isNewsletterClosed: () => boolean
}

/**
 * Returns a verdict for each banner: the first for this visitor, at this time, that they have not closed shows
 * (spec:shell.banner-choice).
 */
export function judgeBanners(
  banners: readonly NoticeScope[],
  chooser: Chooser,
  isClosed: (uid: string) => boolean,
): NoticeVerdict[] {
  let shown = false
  return banners.map((one) => {
    const refusal = scopeRefusal(one, chooser)
    if (refusal) return refusal
    if (isClosed(one.uid)) return 'closed'
    if (shown) return 'lower'
    shown = true
    return 'shows'
  })
}

/** A popup as far as its choice depends on it. */
export type PopupScope = NoticeScope & { variation: PopupVariation }

/**
 * Returns a verdict for each popup: the first without a limit or for the selected location has the turn
 * (spec:shell.popup-choice). Where it was closed it does not show, and the next one does not take its turn.
 */
export function judgePopups(
  popups: readonly PopupScope[],
  chooser: Chooser,
  closed: ClosedNotices,
): NoticeVerdict[] {
  let taken = false
  return popups.map((one) => {
    const refusal = scopeRefusal(one, chooser)
    if (refusal) return refusal
    if (taken) return 'lower'
    taken = true
    return popupClosedBy(one, closed) ?? 'shows'
  })
}

/** The entry that shows by what `judgeBanners` or `judgePopups` said of all of them, or null. */
export function shownOf<Entry>(
  entries: readonly Entry[],
  verdicts: readonly NoticeVerdict[],
): Entry | null {
  return entries[verdicts.indexOf('shows')] ?? null
}

/**
 * Why a popup is kept from a visitor for whom it is, or null: it was closed, or asks for the newsletter where that
 * was closed already (spec:shell.popup-newsletter).
 */
export function popupClosedBy(
  { uid, variation }: Pick<PopupScope, 'uid' | 'variation'>,
  { isClosed, isNewsletterClosed }: ClosedNotices,
): ClosedRefusal | null {
  if (isClosed(uid)) return 'closed'
  return variation === 'newsletter' && isNewsletterClosed() ? 'newsletter_closed' : null
}

/** Why an entry is not for a location, or its time has not come or is over by the clock there; null where it is. */
export function scopeRefusal(
  { locations, from, until }: NoticeScope,
  { location, now }: Chooser,
): ScopeRefusal | null {
  if (locations && !locations.includes(location.uid)) return 'other_place'
  if (!from && !until) return null
  const wall = localAtOffsets(now, location.utcOffsets)
  if (until && wall >= until) return 'over'
  return from && wall < from ? 'not_yet' : null
}

/** Whether the clock has a say in any of them. */
export function anyScheduled(entries: readonly NoticeScope[]): boolean {
  return entries.some(({ from, until }) => from !== null || until !== null)
}
