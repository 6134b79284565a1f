/**
 * A telephone number as tiles and forms show it: NNN-NNN-NNNN if it has exactly 10 digits, else as
 * typed (spec:locations.phone-format). A number with a country code is never mistaken for one without
 * (spec:reservations.phone).
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.length !== 10 || phone.trimStart().startsWith('+')) return phone
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** `tel:` link of a telephone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
