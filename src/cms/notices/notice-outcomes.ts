import type { ClosedNotices, NoticeVerdict } from '#lib/notices/choose.ts'
import { type NoticeKind, noticeCookie } from '#lib/notices/notices.ts'
import { localAtOffsets, type UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { instantOrLater, type LocalDateTime } from '#lib/time/time.ts'
import { utcOffsets } from '#lib/time/utc-offsets.ts'
import { judgeNotices } from './notice-calendar.ts'
import type { Notice, NoticeBoard, NoticePlace } from './read-notices.ts'

/** The visitor whose notices are asked for: the time, and the notices that they have closed. */
export type NoticeQuestion = {
  /** Wall time at each restaurant; null = now. */
  at: LocalDateTime | null
  /** The present instant, ms. */
  now: number
  /** Names of the cookies of what they closed, that of the newsletter among them. */
  closed: ReadonlySet<string>
  /** Name of the newsletter's cookie. */
  newsletter: string
}

/** A verdict for every notice, in order, for the guests of some restaurants; `wall`: the time there. */
export type NoticeOutcome = {
  places: NoticePlace[]
  wall: LocalDateTime
} & Record<NoticeKind, NoticeVerdict[]>

/** Returns the outcomes at these restaurants, in content order; restaurants with the same verdicts share one. */
export function noticeOutcomes(
  board: NoticeBoard,
  places: readonly NoticePlace[],
  question: NoticeQuestion,
): NoticeOutcome[] {
  const outcomes = new Map<string, NoticeOutcome>()
  const clockOf = clocks(question)
  for (const place of places) {
    const outcome = outcomeAt(board, place, question, clockOf(place.timeZone))
    const key = JSON.stringify([outcome.banner, outcome.popup])
    const same = outcomes.get(key)
    if (same) same.places.push(place)
    else outcomes.set(key, outcome)
  }
  return [...outcomes.values()]
}

/** The instant that is asked for in a zone (ms), and its offsets: once per zone, because the latter may take 20 ms. */
type Clock = { now: number; utcOffsets: UtcOffsets }

function clocks({ at, now: present }: NoticeQuestion): (timeZone: string) => Clock {
  const known = new Map<string, Clock>()
  return (timeZone) => {
    const found = known.get(timeZone)
    if (found) return found
    const now = at === null ? present : instantOrLater(at, timeZone)
    const clock = { now, utcOffsets: utcOffsets(timeZone, now) }
    known.set(timeZone, clock)
    return clock
  }
}

function outcomeAt(
  { banner, popup }: NoticeBoard,
  place: NoticePlace,
  { closed, newsletter }: NoticeQuestion,
  { now, utcOffsets }: Clock,
): NoticeOutcome {
  const location = { uid: place.uid, utcOffsets }
  const judge = (kind: NoticeKind, notices: Notice[]) => {
    const before: ClosedNotices = {
      isClosed: (uid) => closed.has(noticeCookie(kind, uid)),
      isNewsletterClosed: () => closed.has(newsletter),
    }
    return judgeNotices(kind, notices, { location, now }, before)
  }
  return {
    ...{ places: [place], wall: localAtOffsets(now, utcOffsets) },
    ...{ banner: judge('banner', banner.notices), popup: judge('popup', popup.notices) },
  }
}
