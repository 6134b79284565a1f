import { isCommon, isCommonOrOwn, isKeyboardWalk } from './guessable.ts'
import { MAX_LENGTH, MIN_LENGTH, passwordLength } from './length.ts'
import { wordsOf } from './normalise.ts'

/** Why a password is refused. */
export type PasswordFault = 'too_short' | 'too_long' | 'common' | 'own'

/** Names and addresses that a password may not be made of. */
export type KnownFacts = {
  name: string
  email: string
  /** Names of the group. */
  group: readonly string[]
}

/** What is wrong with a password; null where it may be used. The same rule holds wherever one is chosen. */
export function faultOfPassword(password: string, facts: KnownFacts): PasswordFault | null {
  const length = passwordLength(password)
  if (length < MIN_LENGTH) return 'too_short'
  if (length > MAX_LENGTH) return 'too_long'
  if (isKeyboardWalk(password) || isCommon(password)) return 'common'
  return isCommonOrOwn(password, ownWords(facts)) ? 'own' : null
}

/** The words of a person's name, email address and group, each by itself and joined. */
function ownWords({ name, email, group }: KnownFacts): ReadonlySet<string> {
  const [local = '', domain = ''] = email.split('@')
  // The ending of a domain, such as "com", says nothing of anybody.
  const texts = [name, local, domain.replace(/\.[^.]+$/, ''), email, ...group]
  const words = texts.flatMap((text) => [...wordsOf(text), wordsOf(text).join('')])
  return new Set(words.filter((word) => word.length >= 3))
}
