import type { TextField } from 'payload'
import * as t from './messages.gen.ts'
import { NOT_WORDS } from './not-words.ts'

/** The longest name of a notice, characters. */
export const LONGEST_COOKIE_NAME = 60

/**
 * The name of a notice in the cookie that remembers that it was closed: lower-case letters, digits, hyphens. Left
 * empty, it is made from the notice's words when it is saved (`cms/notices/name-notices.ts`).
 */
export const cookieName: TextField = {
  name: 'uid',
  label: t.cookieName(),
  type: 'text',
  maxLength: LONGEST_COOKIE_NAME,
  custom: NOT_WORDS,
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    value === '' ||
    (typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value)) ||
    t.slugCharacters(),
  admin: { description: t.cookieNameHint() },
}
