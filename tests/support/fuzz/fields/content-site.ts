import type { SanitizedConfig } from 'payload'
import type { Seed, Site } from '#tests/support/site.ts'
import { draftCookie, signInToken } from '#tests/support/staff.ts'
import { checkPage } from './check-page.ts'
import { type HostileField, hostileFields } from './content-fields.ts'
import { jsonOf } from './hostile-values.ts'
import { type KnownIds, sampleWith } from './sample-values.ts'

/** What became of values that were put into a field together, and what is wrong with the answer or the pages that show them. */
type Put = { outcome: 'refused' | 'taken' | 'failed'; values: readonly unknown[]; wrong: string[] }
type Values = Record<string, unknown>
type Answer = { status: number; body: Values; text: string }
type Status = 'published' | 'draft'

/** Pages on which the values of globals are seen, of restaurants and of dishes. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  global: ['/', '/no-such-page'],
  locations: ['/locations/burrard', '/careers'],
  'menu-items': ['/locations/burrard/menu'],
}

/** Fields that an editor can fill with a value by the interface of the admin, and pages that show it then. */
export async function contentSite(
  site: Site,
  staff: Seed['staff'],
  config: SanitizedConfig,
): Promise<{
  fields: HostileField[]
  /** As what the document of a field can be saved. */
  statusesOf(field: HostileField): readonly Status[]
  /** Puts values into a field, each alone; of a draft those of a block stand together in one, as long as it is taken. */
  put(field: HostileField, values: readonly unknown[], status: Status): Promise<Put[]>
}> {
  const token = await signInToken(site, staff)
  const ask = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const reply = await fetch(`${site.url}/admin/api${path}`, {
      method,
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: jsonOf(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, text, body: text.startsWith('{') ? JSON.parse(text) : {} }
  }
  const ids = await knownIds(config, ask)
  const collectionOf = (slug: string) => config.collections.find((one) => one.slug === slug)
  let pages = 0

  /** The request that brings a value, and the address of the document's own page. */
  function request({ owner, block, path }: HostileField, values: readonly unknown[]) {
    const [value] = values
    if (block !== null) {
      const found = config.blocks?.find(({ slug }) => slug === block)
      if (!found) throw new Error(`there is no block ${block}`)
      const slices = values.map((one) => ({
        ...sampleWith(found.flattenedFields, path, one, ids),
        blockType: block,
      }))
      if (owner.kind === 'global')
        return {
          method: 'POST',
          path: `/globals/${owner.slug}`,
          body: { slices },
          own: '/',
        }
      const uid = `hostile-${++pages}`
      const page = { title: uid, type: 'text-page', uid, slices }
      return { method: 'POST', path: `/${owner.slug}`, body: page, own: `/${uid}` }
    }
    if (owner.kind === 'global') {
      const fields = config.globals.find(({ slug }) => slug === owner.slug)?.flattenedFields ?? []
      const body = sampleWith(
        fields.filter(({ name }) => name === path[0]),
        path,
        value,
        ids,
      )
      return { method: 'POST', path: `/globals/${owner.slug}`, body, own: '/' }
    }
    const fields = collectionOf(owner.slug)?.flattenedFields ?? []
    if (owner.slug === 'redirects') {
      const from = `/hostile-${++pages}`
      const body = { ...sampleWith(fields, path, value, ids), from }
      return { method: 'POST', path: '/redirects', body, own: from }
    }
    const body = sampleWith(
      fields.filter(({ name }) => name === path[0]),
      path,
      value,
      ids,
    )
    return {
      method: 'PATCH',
      path: `/${owner.slug}/${ids[owner.slug]}`,
      body,
      own: '/locations/burrard',
    }
  }

  async function putOnce(
    field: HostileField,
    values: readonly unknown[],
    status: Status,
  ): Promise<Put> {
    const { owner, block } = field
    const { method, path, body, own } = request(field, values)
    const query = status === 'draft' ? '?draft=true' : ''
    const answer = await ask(method, path + query, { ...body, _status: status })
    const said = `${answer.status} ${answer.text.slice(0, 200)}`
    if (answer.status >= 500) return { outcome: 'failed', values, wrong: [`answers ${said}`] }
    if (answer.status >= 400)
      return { outcome: 'refused', values, wrong: judgeRefusal(answer, field) }
    const { doc } = answer.body as { doc?: { id: number } }
    const isDraft = status === 'draft'
    const cookie = isDraft ? draftCookie(site, `${owner.slug}:${doc?.id ?? ''}`) : ''
    const wrong: string[] = []
    for (const shown of new Set(
      isDraft || block
        ? [own]
        : [own, ...(PAGES[owner.kind === 'global' ? 'global' : owner.slug] ?? [])],
    ))
      wrong.push(...(await look(site, shown, cookie)))
    if (doc && method === 'POST') await ask('DELETE', `/${owner.slug}/${doc.id}`)
    return { outcome: 'taken', values, wrong }
  }

  /** Publishes a shared document again as it was, so that what a draft of it has refuses nothing of the next field. */
  async function putBack({ owner, block }: HostileField): Promise<void> {
    const { slug } = owner
    if (slug === 'redirects' || slug === 'pages' || (block !== null && owner.kind !== 'global'))
      return
    const isGlobal = owner.kind === 'global'
    const path = isGlobal ? `/globals/${slug}` : `/${slug}/${ids[slug]}`
    const { body } = await ask('GET', `${path}?depth=0&draft=false`)
    const { id: _, createdAt: __, updatedAt: ___, ...as } = body
    await ask(isGlobal ? 'POST' : 'PATCH', path, { ...as, _status: 'published' })
  }

  return {
    fields: hostileFields(config),
    statusesOf: ({ owner }) => {
      const { slug } = owner
      const found =
        owner.kind === 'global'
          ? config.globals.find((one) => one.slug === slug)
          : collectionOf(slug)
      return found?.versions?.drafts ? ['published', 'draft'] : ['published']
    },
    async put(field, values, status) {
      const together = status === 'draft' && field.block !== null && field.owner.slug === 'pages'
      if (together) {
        const all = await putOnce(field, values, status)
        if (all.outcome === 'taken') return [all]
      }
      const alone: Put[] = []
      for (const value of values) alone.push(await putOnce(field, [value], status))
      await putBack(field)
      return alone
    },
  }
}

/** A refusal names the field, so that an editor finds it. */
function judgeRefusal({ text, status }: Answer, { path }: HostileField): string[] {
  const named = path.filter((name) => name !== 'url').at(-1) ?? ''
  return status === 400 && text.includes(named)
    ? []
    : [`is refused by ${status} ${text.slice(0, 300)}`]
}

/** What is wrong with a page, as a document and as what the browser's router fetches of it. */
async function look(site: Site, path: string, cookie: string): Promise<string[]> {
  const found: string[] = []
  for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
    const reply = await fetch(site.url + path, {
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      redirect: 'manual',
    })
    const text = await reply.text()
    if (reply.status >= 500) found.push(`${path} answers ${reply.status}`)
    const location = reply.headers.get('location') ?? ''
    const page = `${text} <a href="${location.replaceAll('"', '&quot;')}">`
    const isHtml = /^text\/html/.test(reply.headers.get('content-type') ?? '')
    found.push(...checkPage(page, site.url, isHtml).map((one) => `${path} ${one}`))
  }
  return found
}

/** Query by which the document is chosen that references to a collection name; the first one unless there is a query. */
const CHOSEN: Readonly<Record<string, string>> = {
  locations: '&where[uid][equals]=burrard',
  media: '&where[mimeType][contains]=image/',
}

/** A document of each collection that references may name: a restaurant whose pages are looked at, a picture. */
async function knownIds(
  config: SanitizedConfig,
  ask: (method: string, path: string) => Promise<Answer>,
): Promise<KnownIds> {
  const ids: Record<string, number> = {}
  for (const { slug } of config.collections) {
    const { body } = await ask('GET', `/${slug}?limit=1&depth=0${CHOSEN[slug] ?? ''}`)
    const [doc] = (body.docs ?? []) as { id: number }[]
    if (doc) ids[slug] = doc.id
  }
  return ids
}
