import { type CollectionSlug, createLocalReq, type GlobalSlug, type Payload } from 'payload'
import { publicSiteContext } from '#cms/content/context.ts'
import { raiseEpoch } from '#cms/content/epoch.ts'
import { type LoadState, STATE_KEY } from './load-state.ts'
import type { Id, IdLookup } from './resolve.ts'

export type Values = Record<string, unknown>
type Found = { id: Id; _status?: string } & Values

/** The epoch is raised once, by `done`. */
const context = { deferEpoch: true }

/** What a load has of the content system: documents by uid, each written once. */
export type DemoStore = ReturnType<typeof openStore>

/**
 * Wraps the Local API for a load that can be broken off and taken up again: a document that exists is
 * left as it is. The demo is written without Payload's generated types, because it names documents by
 * uid where those have ids; the collections' own validation checks it.
 */
export function openStore(payload: Payload) {
  const known = new Map<string, Id>()
  const remember = (collection: string, uid: string, id: Id) => {
    known.set(`${collection}/${uid}`, id)
    return id
  }

  const ids: IdLookup = (collection, uid) => {
    const id = known.get(`${collection}/${uid}`)
    if (id === undefined)
      throw new Error(`The demo refers to ${collection}/${uid}, which is missing.`)
    return id
  }

  async function find(collection: string, field: string, value: unknown): Promise<Found | null> {
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      where: { [field]: { equals: value } },
      depth: 0,
      draft: true,
      limit: 1,
      pagination: false,
    })
    return (docs[0] as unknown as Found | undefined) ?? null
  }

  /** Creates the document named `uid` if there is none; remembers its id either way. */
  async function ensure(collection: string, uid: string, data: () => Values): Promise<Found> {
    const found = await find(collection, 'uid', uid)
    const document = found ?? (await create(collection, { ...data(), uid }))
    remember(collection, uid, document.id)
    return document
  }

  async function create(collection: string, data: Values, draft = false): Promise<Found> {
    const slug = collection as CollectionSlug
    const made = await payload.create({
      collection: slug,
      data: data as never,
      depth: 0,
      draft,
      context,
    })
    return made as unknown as Found
  }

  /** Creates an unpublished document named `uid`, so that others can refer to it, if there is none. */
  async function outline(collection: string, uid: string, data: Values): Promise<void> {
    const found = await find(collection, 'uid', uid)
    const document = found ?? (await create(collection, { ...data, uid, _status: 'draft' }, true))
    remember(collection, uid, document.id)
  }

  /** Fills and publishes an outlined document; one that is published already is left alone. */
  async function publish(collection: string, uid: string, data: () => Values): Promise<void> {
    const found = await find(collection, 'uid', uid)
    if (found && found._status !== 'draft') return
    await update(collection, ids(collection, uid), { ...data(), _status: 'published' })
  }

  async function update(collection: string, id: Id, data: Values): Promise<void> {
    await payload.update({
      collection: collection as CollectionSlug,
      id,
      data: data as never,
      depth: 0,
      context,
    })
  }

  /** Fills a global that nobody has saved yet. */
  async function fillGlobal(slug: string, data: () => Values): Promise<void> {
    const current = await payload.findGlobal({ slug: slug as GlobalSlug, depth: 0 })
    if ((current as { createdAt?: string | null }).createdAt) return
    await payload.updateGlobal({
      slug: slug as GlobalSlug,
      data: { ...data(), _status: 'published' } as never,
      depth: 0,
      // Validation of a global's pictures reads them with the rights of the request, not of this call.
      context: { ...context, ...publicSiteContext },
    })
  }

  async function state(): Promise<LoadState> {
    return (await payload.kv.get<LoadState>(STATE_KEY)) ?? 'absent'
  }

  const setState = (to: LoadState) => payload.kv.set(STATE_KEY, to)

  /** Notes that everything is loaded, and has pages rendered afresh. */
  async function done(): Promise<void> {
    await setState('loaded')
    await raiseEpoch(await createLocalReq({}, payload))
  }

  return {
    payload,
    ids,
    remember,
    find,
    ensure,
    create,
    outline,
    publish,
    update,
    fillGlobal,
    state,
    setState,
    done,
  }
}
