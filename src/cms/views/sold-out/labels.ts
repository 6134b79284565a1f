import type { SoldOutEntry } from '#booking-engine/sold-out/types.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'
import type { SoldOutChange } from './use-board.ts'

const REFUSAL_TEXTS: Record<string, () => string> = {
  unknown_dish: t.dishIsGone,
  forbidden: t.signedOut,
  no_answer: t.noAnswer,
}

/** Why something was refused. */
export function refusedText(code: string): string {
  return (REFUSAL_TEXTS[code] ?? t.didNotWork)()
}

/** `Oysters: sold out.` */
export function changeText({ title, soldOut }: SoldOutChange): string {
  return soldOut ? t.isSoldOut({ dish: title }) : t.isBackOn({ dish: title })
}

/** `Kim, 7:02 PM, until 11:00 PM`. */
export function entryText(
  entry: SoldOutEntry,
  who: string | undefined,
  offsets: UtcOffsets,
): string {
  const clock = (instant: number) => clockAtOffsets(instant, offsets)
  const change = { who: who ?? t.someone(), time: clock(entry.at) }
  return entry.soldOut ? t.soldOutBy({ ...change, until: clock(entry.until) }) : t.changedBy(change)
}
