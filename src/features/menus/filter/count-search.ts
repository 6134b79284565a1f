import { isCountedSearch } from '#lib/site-counts/search.ts'
import { count } from '#ui/count.ts'
import { searchWords } from './search-words.ts'

/** Counts words that were searched on this menu without a result; addresses of people are no such words. */
export function countSearch(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement) || field.type !== 'search') return
  const words = searchWords(field.value).join(' ')
  const uid = location.pathname.split('/')[2]
  if (uid && !field.value.includes('@') && isCountedSearch(words)) count(['dish', uid, words])
}
