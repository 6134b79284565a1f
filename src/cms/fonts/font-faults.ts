import { type Refusal, refuse } from '#lib/result.ts'
import type { FontRefusal } from './font-client.ts'
import { MOST_FONT_BYTES } from './limits.ts'
import * as t from './messages.gen.ts'

/** Letters that a message names; the rest of them it leaves out. */
const NAMED = 12

const MESSAGES: Record<Exclude<FontRefusal, 'letters_missing'>, () => string> = {
  too_large: () => t.tooLarge({ limit: MOST_FONT_BYTES / 1024 / 1024 }),
  no_font: t.noFont,
  font_collection: t.fontCollection,
  unpacks_too_large: t.unpacksTooLarge,
  broken_font: t.brokenFont,
  font_too_costly: t.tooCostly,
  unusable_measures: t.unusableMeasures,
}

/** A refusal with the sentence that tells an editor what is wrong with a file, and what to do. */
export function explainRefusal({ code, detail }: Refusal<FontRefusal>): Refusal<FontRefusal> {
  if (code !== 'letters_missing') return refuse(code, { message: MESSAGES[code]() })
  const letters = String(detail?.letters ?? '')
  const named = [...letters].slice(0, NAMED).join(' ')
  const more = letters.length > NAMED ? ' …' : ''
  return refuse(code, { letters, message: t.lettersMissing({ letters: named + more }) })
}
