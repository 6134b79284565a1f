import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A telephone number as E.164, or null where no telephone could have it. A number with a + keeps its
 * own country; one without is at home in Canada and the United States, which have one plan (spec:reservations.phone).
 */
export function e164(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'US')
  return parsed?.isPossible() ? parsed.number : null
}
