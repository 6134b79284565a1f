import { ok, type Result, refuse } from '#lib/result.ts'
import { withoutAccents } from './without-accents.ts'

const YES = new Set(['yes', 'y', 'true', 't', '1', 'x', 'on', 'oui', 'o', 'vrai', '✓', '✔', '☑'])
const NO = new Set(['no', 'n', 'false', 'f', '0', 'off', 'non', 'faux', '-', '✗', '✘', '☐'])

/** Whether a cell says yes or no, in English or French; null where it is empty. */
export function readFlag(text: string): Result<boolean | null, 'no_flag'> {
  const word = withoutAccents(text.trim().toLowerCase())
  if (word === '') return ok(null)
  if (YES.has(word)) return ok(true)
  return NO.has(word) ? ok(false) : refuse('no_flag')
}
