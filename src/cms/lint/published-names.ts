import type { Payload, Where } from 'payload'
import {
  type Destination,
  type FormerName,
  formerPaths,
  formerUid,
} from '#lib/routing/former-paths.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import { type AddressableCollection, addressOf } from '../addresses/addressable-collections.ts'
import { readFormerAddresses } from '../addresses/former-addresses.ts'
import { readAll } from '../content/read-all.ts'
import type { HasPath } from './links.ts'
import { type PublishedNames, publishedPathLookup } from './published-paths.ts'

/** A document as far as addresses need it. */
type Named = {
  id: number
  uid?: unknown
  type?: unknown
  from?: unknown
  filename?: unknown
  sizes?: unknown
}
type NamedContent = Record<AddressableCollection | 'media' | 'redirects', readonly Named[]>

/**
 * Returns whether the published site has a page or file at any of these paths. Only documents with names in them are
 * read, so that it is quick in a large group.
 */
export async function publishedAmong(
  payload: Payload,
  paths: ReadonlySet<string>,
): Promise<HasPath> {
  const asked = [...paths].map((path) => (path.length > 1 ? path.replace(/\/$/, '') : path))
  const params = asked.map((path) => matchRoute(path)?.params ?? {})
  const names = new Set(params.flatMap(Object.values<string>))
  const files = params.flatMap(({ rest }) => (rest ? [decodeURIComponent(rest)] : []))
  const former = (await readFormerAddresses(payload)).filter(({ address }) =>
    names.has(formerUid(address)),
  )
  const named = (kind: AddressableCollection): Where => {
    const renamed = former.filter((one) => one.kind === kind).map(({ id }) => id)
    return { or: [{ uid: { in: [...names] } }, { id: { in: renamed } }] }
  }
  const uid = { uid: true } as const
  const [locations, posts, pages, media, redirects] = await Promise.all([
    readAll(payload, 'locations', { where: named('locations'), select: uid, depth: 0 }),
    readAll(payload, 'news-posts', {
      ...{ where: named('news-posts'), select: { ...uid, type: true }, depth: 0 },
    }),
    readAll(payload, 'pages', {
      ...{ where: named('pages'), select: { ...uid, type: true }, depth: 0 },
    }),
    files.length > 0
      ? readAll(payload, 'media', { where: filesNamed(payload, files), depth: 0 })
      : [],
    readAll(payload, 'redirects', { where: { from: { in: asked } }, depth: 0 }),
  ])
  const content = { locations, 'news-posts': posts, pages, media, redirects }
  return publishedPathLookup(publishedNamesOf(content, former))
}

/** Files of these names, and those that have a size of such a name. */
function filesNamed({ collections }: Payload, names: string[]): Where {
  const { imageSizes = [] } = collections.media.config.upload
  const fields = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]
  return { or: fields.map((field) => ({ [field]: { in: names } })) }
}

/** The names in addresses of published documents, and of those that had others before. */
export function publishedNamesOf(
  content: NamedContent,
  former: readonly FormerName[],
): PublishedNames {
  const uids = (documents: readonly Named[]) => new Set(documents.map(({ uid }) => String(uid)))
  return {
    locations: uids(content.locations),
    posts: uids(content['news-posts']),
    textPages: uids(content.pages.filter(({ type }) => type === 'text-page')),
    files: new Set(content.media.flatMap(filesOf)),
    redirects: new Set(content.redirects.map(({ from }) => String(from))),
    former: formerPaths(former, {
      locations: destinations('locations', content),
      'news-posts': destinations('news-posts', content),
      pages: destinations('pages', content),
    }),
  }
}

function destinations(
  slug: AddressableCollection,
  content: NamedContent,
): Map<number, Destination> {
  return new Map(
    content[slug].map((one) => [
      one.id,
      { uid: String(one.uid), path: addressOf(slug, one) ?? '/' },
    ]),
  )
}

function filesOf({ filename, sizes }: Named): string[] {
  const made = Object.values((sizes ?? {}) as Record<string, { filename?: unknown } | null>)
  return [filename, ...made.map((size) => size?.filename)].map(String)
}
