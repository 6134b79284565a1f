import type { Payload, Where } from 'payload'
import { decodePart } from '#lib/routing/decode-part.ts'
import { formerUid } from '#lib/routing/former-paths.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import type { AddressableCollection } from '../addresses/addressable-collections.ts'
import { readFormerAddresses } from '../addresses/former-addresses.ts'
import { readAll } from '../content/read-all.ts'
import { readFields } from '../content/read-fields.ts'
import type { HasPath } from './links.ts'
import { filesOf, publishedNames, publishedPathLookup } from './published-paths.ts'

/** Whether a path leads to a published page, read by the names of documents alone: of files it knows none. */
export async function readPublishedPaths(payload: Payload): Promise<HasPath> {
  const [locations, posts, pages, redirects, former] = await Promise.all([
    readFields(payload, 'locations', { select: { uid: true } }),
    readFields(payload, 'news-posts', { select: { uid: true } }),
    readFields(payload, 'pages', { select: { uid: true, type: true } }),
    readFields(payload, 'redirects', { select: { from: true } }),
    readFormerAddresses(payload),
  ])
  const content = { locations, 'news-posts': posts, pages, redirects }
  return publishedPathLookup(publishedNames(content, former, new Set()))
}

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
  const files = params.flatMap(({ rest }) => (rest ? [decodePart(rest)] : []))
  const former = (await readFormerAddresses(payload)).filter(({ address }) =>
    names.has(formerUid(address)),
  )
  const named = (kind: AddressableCollection): Where => {
    const renamed = former.filter((one) => one.kind === kind).map(({ id }) => id)
    return { or: [{ uid: { in: [...names] } }, { id: { in: renamed } }] }
  }
  const uid = { uid: true } as const
  const [locations, posts, pages, redirects] = await Promise.all([
    readAll(payload, 'locations', { where: named('locations'), select: uid, depth: 0 }),
    readAll(payload, 'news-posts', {
      ...{ where: named('news-posts'), select: { ...uid, type: true }, depth: 0 },
    }),
    readAll(payload, 'pages', {
      ...{ where: named('pages'), select: { ...uid, type: true }, depth: 0 },
    }),
    readAll(payload, 'redirects', { where: { from: { in: asked } }, depth: 0 }),
  ])
  const wanted = { where: filesNamed(payload, files), depth: 0 }
  const media = files.length > 0 ? await readAll(payload, 'media', wanted) : []
  const content = { locations, 'news-posts': posts, pages, redirects }
  return publishedPathLookup(publishedNames(content, former, new Set(media.flatMap(filesOf))))
}

/** Files of these names, and those that have a size of such a name. */
function filesNamed({ collections }: Payload, names: string[]): Where {
  const { imageSizes = [] } = collections.media.config.upload
  const fields = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]
  return { or: fields.map((field) => ({ [field]: { in: names } })) }
}
