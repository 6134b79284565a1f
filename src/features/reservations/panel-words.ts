import type { SentenceId, Words } from '#lib/words/words.ts'

/** What the panel says of a group's own words. */
export const PANEL_SENTENCES = [
  ...(['booking.thanks', 'booking.reserved', 'booking.mailed', 'booking.mailedToGuest'] as const),
  ...(['booking.keepLink', 'booking.tableOnly', 'waiting.asked'] as const),
] satisfies SentenceId[]

/** The words that the panel says, of all of the group's; null where it says none of them. */
export function panelWords(words: Words): Words | null {
  const own = PANEL_SENTENCES.flatMap((id) => (words[id] === undefined ? [] : [[id, words[id]]]))
  return own.length > 0 ? Object.fromEntries(own) : null
}
