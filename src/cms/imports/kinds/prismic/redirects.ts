import type { PrismicDocument } from '#lib/prismic/document.ts'
import { linkIn } from '#lib/prismic/link.ts'
import { type Values, wordsOf } from '#lib/prismic/values.ts'
import { redirectPathFault } from '#lib/routing/redirect-path.ts'
import type { LinkReference, LinkTarget, ReferringData } from '../../references/reference.ts'
import type { StagedDocument } from '../../types.ts'
import { keyOf, keyOfExactId } from '../key-of.ts'
import { addressOf } from './document-types.ts'
import { linkTarget } from './link-target.ts'
import { plainName } from './plain-name.ts'

/** Names of the fields of a redirect. */
const FROM = ['from', 'frompath', 'fromurl', 'source', 'oldpath', 'oldurl', 'old', 'path']
const TO = ['to', 'topath', 'tourl', 'destination', 'target', 'newpath', 'newurl', 'new', 'link']

/** The redirect that a document of that type says; null where it lacks an old path of this site, or a target. */
export function redirectOf({ id, data }: PrismicDocument, order: number): StagedDocument | null {
  const from = pathOf(wordsOf(fieldOf(data, FROM)) || addressIn(fieldOf(data, FROM)))
  const to = fieldOf(data, TO)
  const target = targetIn(to)
  if (from === null || target === null) return null
  return redirect(`redirects/${keyOfExactId(id)}`, from, target, { order, rank: 0 })
}

/**
 * A redirect from the address that a document had on the old site, where it has another one here. None where the file does not
 * say it, or where the site answers there by itself.
 */
export function formerAddressOf(
  { id, type, uid, url }: PrismicDocument,
  own: StagedDocument,
): StagedDocument[] {
  const from = pathOf(url)
  const address = addressOf(type, uid)
  if (from === null || from === address) return []
  const { name, title } = own
  if (!LINKED.has(name.slice(0, name.indexOf('/')))) return []
  const made = redirect(`redirects/${keyOf(from)}`, from, { to: 'document', id, address })
  return [{ ...made, title: `${from} → ${title}`.slice(0, LONGEST_TITLE) }]
}

/** Collections whose documents have an address of their own. */
const LINKED: ReadonlySet<string> = new Set(['pages', 'locations', 'news-posts'])

const LONGEST_TITLE = 200

function redirect(
  name: StagedDocument['name'],
  from: string,
  target: LinkTarget,
  place: { order?: number; rank: number } = { rank: 1 },
): StagedDocument {
  const to: LinkReference = { ref: 'link', in: 'field', target, text: null, newTab: false }
  const data: ReferringData = { said: { from, to }, leftOut: [] }
  return { name, title: from, data, ...place }
}

function fieldOf(data: Values, names: readonly string[]): unknown {
  const found = Object.keys(data).find((name) => names.includes(plainName(name)))
  return found === undefined ? undefined : data[found]
}

function addressIn(value: unknown): string {
  const link = linkIn(value)
  return link?.to === 'web' ? link.url : ''
}

function targetIn(value: unknown): LinkTarget | null {
  const link = linkIn(value)
  if (!link) return wordsOf(value) === '' ? null : { to: 'web', url: wordsOf(value) }
  return linkTarget(link)
}

/** A path without the sign at its end; null of what no redirect can be from. */
function pathOf(address: string): string | null {
  const path = address.replace(/(?<=.)\/$/, '')
  return path === '/' || redirectPathFault(path) !== null ? null : path
}
