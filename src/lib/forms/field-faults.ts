/**
 * Messages of the HTTP interface about a field at fault, each the rest of a sentence: for programmers and in
 * English, whatever the language of the site. The site's own forms know these texts as codes and say sentences of
 * their own.
 */
export const FIELD_FAULTS = {
  required: 'is required',
  invalid: 'is not valid',
  tooLong: 'is too long',
  notText: 'must be text',
  notAnEmail: 'must be a valid email',
  notAPhoneNumber: 'must be a phone number',
  notOneLine: 'must not contain control characters',
} as const

/** `mustBe('a number')`: what else is asked of a field. */
export function mustBe(what: string): string {
  return `must be ${what}`
}

/** As `FIELD_FAULTS.tooLong`, where it says how long the field may be. */
export function longerThan(most: number): string {
  return `must have at most ${most} characters`
}

/** The number of characters that `longerThan` names; null of any other text. */
export function longestOf(fault: string): number | null {
  const most = /^must have at most (\d+) characters$/.exec(fault)?.[1]
  return most === undefined ? null : Number(most)
}
