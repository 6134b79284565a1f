import * as t from '../messages.gen.ts'
import { MAX_LENGTH, MIN_LENGTH, passwordLength } from './length.ts'
import type { PasswordFault } from './rule.ts'

/** The rule for passwords, to be read before one is chosen. */
export function passwordRuleText(): string {
  return t.passwordRule({ min: MIN_LENGTH, max: MAX_LENGTH })
}

/** Why a password is refused, in words. */
export function passwordFaultText(fault: PasswordFault, password: string): string {
  const count = passwordLength(password)
  switch (fault) {
    case 'too_short':
      return t.passwordTooShort({ count, min: MIN_LENGTH })
    case 'too_long':
      return t.passwordTooLong({ count, max: MAX_LENGTH })
    case 'common':
      return t.passwordCommon()
    case 'own':
      return t.passwordOwn()
  }
}
