import type { Payload } from 'payload'
import { readWorkplaces } from '#data/content/careers.ts'
import { readNews, readNewsPost } from '#data/content/news.ts'
import { readNotFound } from '#data/content/not-found-page.ts'
import { readNotices } from '#data/content/notices.ts'
import { readPage, readTextPage } from '#data/content/pages.ts'
import { readJobSearch } from '#data/content/settings.ts'
import { readShell } from '#data/content/shell.ts'
import { readGroupEnquiryLocations } from '#data/locations/group-enquiry-locations.ts'
import { readLocation, readLocations, withPictures } from '#data/locations/locations.ts'
import { readZones } from '#data/locations/zones.ts'
import { readMenu, readMenuCategories, readMenuItems, readMenuTags } from '#data/menus/menus.ts'
import { knownPaths } from '#data/site/known-paths.ts'
import type { Admin } from './admin.ts'
import type { Known } from './known.ts'

/** Every text and number that something shows, each once, by what shows it. */
export type Texts = Record<string, string[]>

/** What visitors are shown: all that pages read. */
export async function readPages(known: Known): Promise<Texts> {
  const ids = (collection: string) =>
    Object.entries(known.ids).flatMap(([name, id]) =>
      name.startsWith(`${collection}/`) ? [{ id, uid: name.slice(collection.length + 1) }] : [],
    )
  const idsOf = (collection: string) => ids(collection).map(({ id }) => id)
  const reads: Record<string, () => Promise<unknown>> = {
    locations: async () => withPictures(await readLocations()),
    'menu categories': () => readMenuCategories(idsOf('menu-categories')),
    'menu items': () => readMenuItems(idsOf('menu-items')),
    'menu tags': readMenuTags,
    'home page': () => readPage('homepage'),
    'text page': () => readTextPage('terms'),
    news: readNews,
    shell: readShell,
    notices: readNotices,
    'not found': readNotFound,
    zones: readZones,
    'group places': readGroupEnquiryLocations,
    workplaces: readWorkplaces,
    'job search': readJobSearch,
    redirects: async () => Object.fromEntries((await knownPaths()).redirects),
  }
  for (const { uid } of ids('locations')) reads[`location ${uid}`] = () => readLocation(uid)
  for (const { uid } of ids('menus')) reads[`menu ${uid}`] = () => readMenu(uid)
  for (const { uid } of ids('news-posts')) reads[`post ${uid}`] = () => readNewsPost(uid)
  const texts: Texts = {}
  for (const [name, read] of Object.entries(reads)) texts[name] = textsIn(await read())
  return texts
}

/** Collections of Payload's own, which the staff never open. */
const INNER = ['payload-jobs', 'payload-kv', 'payload-locked-documents', 'payload-migrations']

/** What the staff are shown: every document, draft and version, as an administrator reads them. */
export async function readDocuments(payload: Payload, admin: Admin, as: string): Promise<Texts> {
  const texts: Texts = {}
  const read = async (name: string, address: string) => {
    const reply = await admin('GET', address, { as })
    if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`)
    texts[name] = textsIn(await reply.json())
  }
  for (const { slug, versions, auth } of Object.values(payload.collections).map(configOf)) {
    if (INNER.includes(slug)) continue
    // Whoever reads this has logged in, too.
    const those = auth ? '&select[sessions]=false' : ''
    await read(slug, `/${slug}?depth=0&limit=0&draft=true&trash=true${those}`)
    if (versions) await read(`${slug}, versions`, `/${slug}/versions?depth=0&limit=0&trash=true`)
  }
  for (const { slug, versions } of payload.globals.config) {
    await read(slug, `/globals/${slug}?depth=0&draft=true`)
    if (versions) await read(`${slug}, versions`, `/globals/${slug}/versions?depth=0&limit=0`)
  }
  return texts
}

const configOf = <Config>({ config }: { config: Config }) => config

/** The texts and numbers in something, wherever they stand in it. */
export function textsIn(value: unknown): string[] {
  const found = new Set<string>()
  const look = (part: unknown) => {
    if (typeof part === 'string' || typeof part === 'number') found.add(String(part))
    else if (part && typeof part === 'object') for (const one of Object.values(part)) look(one)
  }
  look(value)
  return [...found].sort()
}
