import { redirectPathFault } from '../routing/redirect-path.ts'
import { routes } from '../routing/routes.ts'

/** Characters and parts of the longest address that is listed. */
const LONGEST = 100
const MOST_PARTS = 6

/** More digits than that, in all or in a row, are telephone numbers, bookings or numbers of somebody. A date has eight. */
const MOST_DIGITS = 8
const MOST_DIGITS_IN_A_ROW = 5

/** Words without a separator that are longer are codes and no words. */
const LONGEST_WORD = 24

/** Letters and digits in turn, of such a length, are a code: a link that was sent to one guest has one. */
const CODE = /^(?=.*\d)(?=.*[a-z])[a-z\d_]{10,}$/i

/** Endings of pages and papers; whoever asks for another kind of file is no guest at a page. */
const PAGE_ENDING = /^(?:html?|php|aspx?|jsp|shtml|pdf)$/i

/** Words of addresses that programs try at every site, in search of a weakness. */
const PROBE =
  /(?:^|\/)(?:wp-(?!content\/uploads\/)|wordpress|xmlrpc|phpmyadmin|pma|adminer|cgi-bin|vendor|actuator|autodiscover|owa|solr|jenkins|telescope|console|shell|server-status|[._])/i

/** First parts of addresses whose rest can be a secret of one guest, or is for programs. */
const CLOSED = new Set(
  routes
    .filter(({ kind }) => kind === 'private' || kind === 'api' || kind === 'admin')
    .map(({ pattern }) => pattern.split('/')[1]),
)

/**
 * Whether an address that nothing is at may be listed for editors. Those are left out that no redirect can lead on from,
 * that could tell who somebody is (long numbers, codes, addresses of guests), and that programs try everywhere.
 */
export function isListedAddress(path: string): boolean {
  if (path.length > LONGEST || redirectPathFault(path) !== null || PROBE.test(path.slice(1))) {
    return false
  }
  const parts = path.slice(1).split('/')
  if (parts.length > MOST_PARTS || CLOSED.has(parts[0]?.toLowerCase() ?? '')) return false
  const [, ending] = /\.([^.]*)$/.exec(parts.at(-1) ?? '') ?? []
  if (ending !== undefined && !PAGE_ENDING.test(ending)) return false
  return !hasNumber(path) && !parts.some(hasCode)
}

function hasNumber(path: string): boolean {
  const rows = path.match(/\d+/g) ?? []
  return rows.join('').length > MOST_DIGITS || rows.some((row) => row.length > MOST_DIGITS_IN_A_ROW)
}

const hasCode = (part: string) =>
  part.split(/[-.~]/).some((word) => word.length > LONGEST_WORD || CODE.test(word))
