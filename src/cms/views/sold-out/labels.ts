import type { SoldOutEntry } from '#booking-engine/sold-out/types.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import type { SoldOutChange } from './use-board.ts'

const REFUSAL_TEXTS: Record<string, string> = {
  unknown_dish: 'It is no longer on this menu.',
  forbidden: 'You are signed out, or do not work at this location. Sign in again.',
  no_answer: 'No answer. Check whether it worked before you try again.',
}

/** Why something was refused. */
export function refusedText(code: string): string {
  return REFUSAL_TEXTS[code] ?? 'That did not work. Try again.'
}

/** `Oysters: sold out.` */
export function changeText({ title, soldOut }: SoldOutChange): string {
  return `${title}: ${soldOut ? 'sold out' : 'back on'}.`
}

/** `Kim, 7:02 PM, until 11:00 PM`. */
export function entryText(
  entry: SoldOutEntry,
  who: string | undefined,
  offsets: UtcOffsets,
): string {
  const clock = (instant: number) => clockAtOffsets(instant, offsets)
  const said = `${who ?? 'Someone'}, ${clock(entry.at)}`
  return entry.soldOut ? `${said}, until ${clock(entry.until)}` : said
}
