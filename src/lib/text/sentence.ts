/** The rest of a sentence about a field, such as `must be a number`, as a sentence of its own. */
export function sentenceOf(rest: string): string {
  const first = rest.charAt(0).toLocaleUpperCase('en')
  return `${first}${rest.slice(1)}${/[.!?…]$/.test(rest) ? '' : '.'}`
}
