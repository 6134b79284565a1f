import { z } from 'zod'
import { plainText } from '../plain-text.ts'

/** The answer of `proc.php`; `message` is plain text, null where there is none. */
export type SignUpReply = { kind: 'thanks' | 'refused'; message: string | null }

const KINDS: Record<string, SignUpReply['kind']> = {
  _show_thank_you: 'thanks',
  // A form with a preference centre asks one more question; the address is on the list by then.
  _show_pc_confirmation: 'thanks',
  _show_error: 'refused',
}
const CALL = /(?<![\w$]|function\s+)(_show_thank_you|_show_pc_confirmation|_show_error)\s*\(/g
/** Some of its endpoints put the script into JSON. */
const wrapped = z.object({ js: z.string() })

/**
 * Reads the script of an answer of `proc.php`: which function of the form it calls, with which message. The
 * script is never run. Null where it calls none of them.
 */
export function readReply(text: string): SignUpReply | null {
  const script = scriptIn(text)
  for (const match of script.matchAll(CALL)) {
    const kind = KINDS[match[1] ?? '']
    const values = readArguments(script, match.index + match[0].length)
    if (kind && values) return { kind, message: plainText(values[1] ?? '') || null }
  }
  return null
}

function scriptIn(text: string): string {
  try {
    return wrapped.parse(JSON.parse(text)).js
  } catch {
    return text
  }
}

const STRING = /(["'])((?:\\[\s\S]|(?!\1)[^\\\n\r])*)\1/y
const OTHER = /[\w$.+-]+/y
const SPACE = /\s*/y

/**
 * The arguments of a call in a script, read from after its opening parenthesis: strings as text, other values
 * as null. Null where the list is not one of plain values.
 */
function readArguments(script: string, from: number): (string | null)[] | null {
  const values: (string | null)[] = []
  let at = from
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(script)
    if (match) at = pattern.lastIndex
    return match
  }
  // One or two values are all that is of use; a list without an end is not read to its end.
  while (values.length < 8) {
    take(SPACE)
    const quoted = take(STRING)
    if (!quoted && !take(OTHER)) return null
    values.push(quoted ? unescaped(quoted[2] ?? '') : null)
    take(SPACE)
    const next = script[at]
    at += 1
    if (next === ')') return values
    if (next !== ',') return null
  }
  return null
}

const SIGNS: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ', v: ' ', 0: ' ' }
const ESCAPE = /\\(?:u([\da-f]{4})|x([\da-f]{2})|u\{([\da-f]{1,6})\}|(\r\n|[\s\S]))/gi

/** The text of a string literal: its escapes resolved, continued lines joined. */
function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, ...groups: (string | undefined)[]) => {
    const [four, two, any, sign = ''] = groups
    const code = four ?? two ?? any
    if (code === undefined) return /[\r\n]/.test(sign) ? '' : (SIGNS[sign] ?? sign)
    const point = Number.parseInt(code, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}
