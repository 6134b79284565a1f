/** At most four words of 40 letters in all, without numbers by which somebody could be called. */
const SEARCH = /^(?!.*\d{3})(?=.{3,40}$)[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,3}$/u

/** Whether words that were searched on a menu may be counted. */
export function isCountedSearch(words: string): boolean {
  return SEARCH.test(words)
}
