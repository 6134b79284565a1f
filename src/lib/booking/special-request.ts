/** Longest special request that any restaurant takes, characters. */
export const LONGEST_REQUEST = 1000

const PREFIX = 'Special Request: '

/** "Occasion: {label}" then "Special Request: {text}", joined with a space (spec:reservations.special-request). */
export function specialRequest({ occasion, request }: { occasion: string; request: string }) {
  const text = request.trim()
  return [occasion && `Occasion: ${occasion}`, text && `${PREFIX}${text}`].filter(Boolean).join(' ')
}

/**
 * What was typed, where a request has no occasion: not every provider has room for the words before it
 * (spec:reservations.special-request).
 */
export function withoutRequestPrefix(specialRequest: string): string {
  return specialRequest.startsWith(PREFIX) ? specialRequest.slice(PREFIX.length) : specialRequest
}
