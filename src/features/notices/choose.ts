import type { NoticeScope } from '#lib/notices/notices.ts'
import { localAtOffsets, type UtcOffsets } from '#lib/time/local-at-offsets.ts'

/** Whose notices are chosen: the selected location, and the server's clock (ms since the epoch). */
export type Chooser = { location: { uid: string; utcOffsets: UtcOffsets }; now: number }

/** The first banner for this visitor, at this time, that they have not closed (spec:shell.banner-choice). */
export function chooseBanner<Entry extends NoticeScope>(
  banners: readonly Entry[],
  chooser: Chooser,
  isClosed: (uid: string) => boolean,
): Entry | null {
  return banners.find((one) => isFor(one, chooser) && !isClosed(one.uid)) ?? null
}

/**
 * The popup for this visitor at this time: the first without a limit or with the selected location
 * (spec:shell.popup-choice). Whether it was closed is asked afterwards: the next one does not take its turn.
 */
export function choosePopup<Entry extends NoticeScope>(
  popups: readonly Entry[],
  chooser: Chooser,
): Entry | null {
  return popups.find((one) => isFor(one, chooser)) ?? null
}

/** Whether an entry is for a location, and its time has come and not gone by the clock there. */
export function isFor(entry: NoticeScope, { location, now }: Chooser): boolean {
  const { locations, from, until } = entry
  if (locations && !locations.includes(location.uid)) return false
  if (!from && !until) return true
  const wall = localAtOffsets(now, location.utcOffsets)
  return (!from || wall >= from) && (!until || wall < until)
}

/** Whether the clock has a say in any of them. */
export function anyScheduled(entries: readonly NoticeScope[]): boolean {
  return entries.some(({ from, until }) => from !== null || until !== null)
}
