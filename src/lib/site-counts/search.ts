/** At most four words of 40 letters and two digits in all: no telephone number has so few. */
const SEARCH = /^(?!(?:\P{N}*\p{N}){3})(?=.{3,40}$)[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,3}$/u

/** Whether words that were searched on a menu may be counted. */
export function isCountedSearch(words: string): boolean {
  return SEARCH.test(words)
}
