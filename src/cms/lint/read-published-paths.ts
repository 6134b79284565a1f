import type { Payload, Where } from 'payload'
import { decodePart } from '#lib/routing/decode-part.ts'
import { formerUid } from '#lib/routing/former-paths.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import type { AddressableCollection } from '../addresses/addressable-collections.ts'
import { readFormerAddresses } from '../addresses/former-addresses.ts'
import { readAll } from '../content/read-all.ts'
import type { HasPath } from './links.ts'
import { filesOf, publishedNames, publishedPathLookup } from './published-paths.ts'
import { readNamedRows, shownAmong } from './published-rows.ts'

/** Names of files in one query, which has each of them as a parameter for each of a picture's sizes. */
const NAMES_AT_ONCE = 500

/** Whether a path leads to a published page, read by the names of documents alone: of files it knows none. */
export async function readPublishedPaths(payload: Payload): Promise<HasPath> {
  const former = await readFormerAddresses(payload)
  return publishedPathLookup(
    publishedNames(shownAmong(await readNamedRows(payload)), former, new Set()),
  )
}

/**
 * Returns whether the published site has a page or file at any of these paths. Only documents with names in them are
 * read, so that it is quick in a large group.
 */
export async function publishedAmong(
  payload: Payload,
  paths: ReadonlySet<string>,
): Promise<HasPath> {
  const asked = [...paths].map(withoutSlash)
  const params = asked.map((path) => matchRoute(path)?.params ?? {})
  const names = new Set(params.flatMap(Object.values<string>))
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
  const files = await readFilesAmong(payload, asked)
  const content = { locations, 'news-posts': posts, pages, redirects }
  return publishedPathLookup(publishedNames(content, former, files))
}

/** The names of those files of the library to which any of these paths leads, with all names that such a file has. */
export async function readFilesAmong(
  payload: Payload,
  paths: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const names = [...paths].flatMap((path) => {
    const { rest } = matchRoute(withoutSlash(path))?.params ?? {}
    return rest ? [decodePart(rest)] : []
  })
  const found = new Set<string>()
  for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
    const where = filesNamed(payload, names.slice(from, from + NAMES_AT_ONCE))
    const media = await readAll(payload, 'media', { where, depth: 0 })
    for (const name of media.flatMap(filesOf)) found.add(name)
  }
  return found
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** Files of these names, and those that have a size of such a name. */
function filesNamed({ collections }: Payload, names: string[]): Where {
  const { imageSizes = [] } = collections.media.config.upload
  const fields = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]
  return { or: fields.map((field) => ({ [field]: { in: names } })) }
}
