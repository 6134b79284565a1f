import type { LocalDate } from '#lib/time/time.ts'
import type { DatabaseAddress } from '#storage/database.ts'
import type { ShownCount, SiteTotal, WeekPart } from '#storage/site-counts.ts'
import type { KeptDay } from './read-days.ts'
import type { FiguresQuestion, GroupFigures, LocationFigures, Span } from './types.ts'

/** What the thread of the figures is started with. */
export type ThreadData = { address: DatabaseAddress }

/** What the thread is asked, and what it answers. */
export type Questions = {
  byLocation: { asked: FiguresQuestion; answer: LocationFigures[] }
  together: {
    /** All days before `before` are over at every location. */
    asked: { locationIds: readonly string[]; spans: readonly Span[]; before: LocalDate }
    answer: GroupFigures[]
  }
  siteCounts: {
    asked: { locationIds: readonly string[]; weeks: readonly WeekPart[] }
    answer: ShownCount[][]
  }
  siteTotals: {
    asked: { locationIds: readonly string[]; weeks: readonly WeekPart[] }
    answer: SiteTotal[][]
  }
  toKeep: { asked: { before: string; limit: number }; answer: KeptDay[] }
}

export type Call = {
  [Kind in keyof Questions]: { id: number; kind: Kind; asked: Questions[Kind]['asked'] }
}[keyof Questions]

/** An answer, or the message of the error. */
export type Reply = { id: number } & ({ value: unknown } | { failure: string })
