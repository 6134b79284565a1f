import {
  type Chooser,
  judgeBanners,
  judgePopups,
  type NoticeVerdict,
  type PopupScope,
} from '#lib/notices/choose.ts'
import type { NoticeKind, NoticeScope } from '#lib/notices/notices.ts'
import type { LocalDateTime } from '#lib/time/time.ts'

/** Wall times: from the first, until before the second. */
export type WallSpan = { from: LocalDateTime; until: LocalDateTime }

/**
 * A part of a span in which a notice is for somebody: it shows at all its restaurants, at some, or at none, because
 * others come before it (`behind`).
 */
export type NoticeStretch = WallSpan & { state: 'shows' | 'partly' | 'behind' }

/** A part of a span in which no notice of a kind shows at some restaurants, or at all of them. */
export type NoticeGap = WallSpan & { everywhere: boolean }

/** The notices of one kind over a span: the stretches of each, in their order, and the gaps between them. */
export type NoticeCalendar = { rows: NoticeStretch[][]; gaps: NoticeGap[] }

const NOTHING_CLOSED = { isClosed: () => false, isNewsletterClosed: () => false }

/** Returns a verdict for each notice of a kind for one visitor, by the functions with which pages choose. */
export function judgeNotices(
  kind: NoticeKind,
  entries: readonly PopupScope[],
  chooser: Chooser,
  closed = NOTHING_CLOSED as Parameters<typeof judgePopups>[2],
): NoticeVerdict[] {
  return kind === 'banner'
    ? judgeBanners(entries, chooser, closed.isClosed)
    : judgePopups(entries, chooser, closed)
}

/** The notices of a kind over a span of wall time at restaurants (uids), for guests who have closed none. */
export function noticeCalendar(
  kind: NoticeKind,
  entries: readonly PopupScope[],
  { span, places }: { span: WallSpan; places: readonly string[] },
): NoticeCalendar {
  const { alike, narrowed } = groupPlaces(entries, places)
  const rows: NoticeStretch[][] = entries.map(() => [])
  const gaps: NoticeGap[] = []
  for (const part of partsOf(entries, span)) {
    const counts = entries.map(() => ({ fits: 0, shows: 0 }))
    let without = 0
    for (const { uid, count } of alike) {
      const verdicts = judgeNotices(kind, narrowed, onWall(uid, part.from))
      if (!verdicts.includes('shows')) without += count
      verdicts.forEach((verdict, index) => {
        const sum = counts[index]
        if (!sum || (verdict !== 'shows' && verdict !== 'lower')) return
        sum.fits += count
        if (verdict === 'shows') sum.shows += count
      })
    }
    counts.forEach(({ fits, shows }, index) => {
      const state = shows === 0 ? 'behind' : shows === fits ? 'shows' : 'partly'
      if (fits > 0) join(rows[index] ?? [], { ...part, state }, (last) => last.state === state)
    })
    const everywhere = without === places.length
    if (without > 0) join(gaps, { ...part, everywhere }, (last) => last.everywhere === everywhere)
  }
  return { rows, gaps }
}

/** Returns a visitor of a restaurant at a wall time: times of notices are wall times, so the offset is set to zero. */
function onWall(uid: string, wall: LocalDateTime): Chooser {
  return { location: { uid, utcOffsets: [[0, 0]] }, now: Date.parse(`${wall}Z`) }
}

/** The span, divided wherever an entry begins or ends. */
function partsOf(entries: readonly NoticeScope[], { from, until }: WallSpan): WallSpan[] {
  const bounds = entries.flatMap((one) => [one.from, one.until])
  const within = bounds.filter((at): at is string => at !== null && at > from && at < until)
  const times = [from, ...new Set(within.sort()), until]
  return times.slice(1).map((end, index) => ({ from: times[index] ?? from, until: end }))
}

/** One restaurant for all that have the same entries, with their number; entries know no others. */
function groupPlaces(entries: readonly PopupScope[], places: readonly string[]) {
  const members = entries.map(({ locations }) => locations && new Set(locations))
  const groups = new Map<string, { uid: string; count: number }>()
  for (const uid of places) {
    const key = members.map((one) => (!one || one.has(uid) ? 1 : 0)).join('')
    const group = groups.get(key) ?? { uid, count: 0 }
    group.count++
    groups.set(key, group)
  }
  const alike = [...groups.values()]
  const narrowed = entries.map((one, index) => ({
    ...one,
    locations:
      one.locations && alike.map(({ uid }) => uid).filter((uid) => members[index]?.has(uid)),
  }))
  return { alike, narrowed }
}

/** Adds a stretch to a list, or lengthens its last one where both touch and are `same`. */
function join<Stretch extends WallSpan>(
  list: Stretch[],
  next: Stretch,
  same: (last: Stretch) => boolean,
): void {
  const last = list.at(-1)
  if (last && last.until === next.from && same(last)) last.until = next.until
  else list.push(next)
}
