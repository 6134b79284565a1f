import { COMMON_PASSWORDS, FILLERS } from './common-passwords.ts'
import { coresOf, plain } from './normalise.ts'

/** Lines of keys and signs along which a finger or a child counts. */
const LINES = [
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1qazxsw23edcvfr45tgbnhy67ujmki89olp0',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '147258369',
  '159753',
  '789456123',
  '!@#$%^&*()',
]
  .flatMap((line) => [line, [...line].reverse().join('')])
  // They begin again where they end.
  .map((line) => line + line)

/** Signs of a line that make a walk, and not a word that happens to have two neighbours. */
const SHORTEST_WALK = 3
/** A unit that is repeated says no more than itself, however long the password becomes. */
const LONGEST_UNIT = 4

/** Whether a password is a unit of a few signs over and over, or made of walks over a keyboard or an alphabet. */
export function isKeyboardWalk(password: string): boolean {
  const text = plain(password).replace(/\s/g, '')
  const bare = text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
  return (
    isRepeated(text) || [text, bare, undoubled(bare)].some((one) => one !== '' && isWalked(one))
  )
}

/** A text whose signs all come twice or more, each of them once: 112233 is 123. */
function undoubled(text: string): string {
  return /^(?:(.)\1+)+$/u.test(text) ? text.replace(/(.)\1+/gu, '$1') : text
}

function isRepeated(text: string): boolean {
  for (let unit = 1; unit <= LONGEST_UNIT; unit++) {
    if ([...text].every((sign, at, all) => sign === all[at % unit])) return true
  }
  return false
}

function isWalked(text: string): boolean {
  return isMadeOf(text, (part) => {
    if (part.length < SHORTEST_WALK) return false
    return /^(.)\1+$/u.test(part) || LINES.some((line) => line.includes(part))
  })
}

/** Whether a password is one of the commonest, two of them, or one over and over, whatever decorates it. */
export function isCommon(password: string): boolean {
  return [...coresOf(password)].some((core) => {
    const unit = unitOf(core)
    if (COMMON_PASSWORDS.has(unit)) return true
    return splits(core).some(([a, b]) => COMMON_PASSWORDS.has(a) && COMMON_PASSWORDS.has(b))
  })
}

/** Whether a password consists of a person's own words, alone or beside common ones, whatever decorates it. */
export function isCommonOrOwn(password: string, own: ReadonlySet<string>): boolean {
  return [...coresOf(password)].some(
    (core) =>
      isMadeOf(core, (part) => own.has(part) || COMMON_PASSWORDS.has(part) || FILLERS.has(part)) &&
      // A passphrase of common words is no name.
      [...own].some((word) => core.includes(word)),
  )
}

/** The shortest text that `text` repeats; the text itself where it repeats none. */
function unitOf(text: string): string {
  return /^(.+?)\1*$/u.exec(text)?.[1] ?? text
}

function splits(text: string): [string, string][] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => [
    text.slice(0, at + 1),
    text.slice(at + 1),
  ])
}

/** Whether a text can be cut into parts of which each is one of those that `isPart` knows. */
function isMadeOf(text: string, isPart: (part: string) => boolean): boolean {
  const reached = [true]
  for (let end = 1; end <= text.length; end++) {
    reached[end] = false
    for (let start = 0; start < end && !reached[end]; start++) {
      reached[end] = Boolean(reached[start]) && isPart(text.slice(start, end))
    }
  }
  return Boolean(reached[text.length])
}
