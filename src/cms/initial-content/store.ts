import {
  type CollectionSlug,
  createLocalReq,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { publicSiteContext } from '#cms/content/context.ts'
import { raiseEpoch } from '#cms/content/epoch.ts'
import { type LoadState, STATE_KEY } from './load-state.ts'
import type { Id, IdLookup } from './resolve.ts'

export type Values = Record<string, unknown>
type Found = { id: Id; _status?: string } & Values

/** The epoch is raised once, by `done`. */
const context = { deferEpoch: true }

/**
 * The content system as a load that can be broken off and taken up again sees it: documents by uid, each
 * written once; a document that exists is left as it is. Content is written without Payload's generated
 * types, because it names documents by uid where those have ids; the collections' own validation checks it.
 */
export class ContentStore {
  readonly payload: Payload
  /** The request whose transaction everything is written in, where there is one. */
  readonly #within: { req?: Partial<PayloadRequest> }
  readonly #known = new Map<string, Id>()

  constructor(payload: Payload, req?: Partial<PayloadRequest>) {
    this.payload = payload
    this.#within = req ? { req } : {}
  }

  /** The id of a document that was loaded; throws where there is none. */
  readonly ids: IdLookup = (collection, uid) => {
    const id = this.#known.get(`${collection}/${uid}`)
    if (id === undefined)
      throw new Error(`The content refers to ${collection}/${uid}, which is missing.`)
    return id
  }

  remember(collection: string, uid: string, id: Id): void {
    this.#known.set(`${collection}/${uid}`, id)
  }

  async find(collection: string, field: string, value: unknown): Promise<Found | null> {
    const { docs } = await this.payload.find({
      collection: collection as CollectionSlug,
      where: { [field]: { equals: value } },
      depth: 0,
      draft: true,
      limit: 1,
      pagination: false,
      ...this.#within,
    })
    return (docs[0] as unknown as Found | undefined) ?? null
  }

  /** Creates the document named `uid` if there is none; remembers its id either way. */
  async ensure(collection: string, uid: string, data: () => Values): Promise<Found> {
    const found = await this.find(collection, 'uid', uid)
    const document = found ?? (await this.create(collection, { ...data(), uid }))
    this.remember(collection, uid, document.id)
    return document
  }

  async create(collection: string, data: Values, draft = false): Promise<Found> {
    const slug = collection as CollectionSlug
    const options = { data: data as never, depth: 0, draft, context, ...this.#within }
    return (await this.payload.create({ collection: slug, ...options })) as unknown as Found
  }

  /** Creates an unpublished document named `uid`, so that others can refer to it, if there is none. */
  async outline(collection: string, uid: string, data: Values): Promise<void> {
    const found = await this.find(collection, 'uid', uid)
    const document =
      found ?? (await this.create(collection, { ...data, uid, _status: 'draft' }, true))
    this.remember(collection, uid, document.id)
  }

  /** Fills and publishes an outlined document; one that is published already is left alone. */
  async publish(collection: string, uid: string, data: () => Values): Promise<void> {
    const found = await this.find(collection, 'uid', uid)
    if (found && found._status !== 'draft') return
    await this.update(collection, this.ids(collection, uid), { ...data(), _status: 'published' })
  }

  async update(collection: string, id: Id, data: Values, draft = false): Promise<void> {
    const slug = collection as CollectionSlug
    const options = { data: data as never, depth: 0, draft, context, ...this.#within }
    await this.payload.update({ collection: slug, id, ...options })
  }

  /** Fills an outlined document as a draft; one that has slices already is left alone. */
  async fillDraft(collection: string, uid: string, data: Values): Promise<void> {
    const found = await this.find(collection, 'uid', uid)
    if (Array.isArray(found?.slices) && found.slices.length > 0) return
    await this.update(collection, this.ids(collection, uid), { ...data, _status: 'draft' }, true)
  }

  /** Fills a global that nobody has saved yet. */
  async fillGlobal(slug: string, data: () => Values): Promise<void> {
    const current = await this.payload.findGlobal({
      ...{ slug: slug as GlobalSlug, depth: 0 },
      ...this.#within,
    })
    if ((current as { createdAt?: string | null }).createdAt) return
    await this.payload.updateGlobal({
      slug: slug as GlobalSlug,
      data: { ...data(), _status: 'published' } as never,
      depth: 0,
      // Validation of a global's pictures reads them with the rights of the request, not of this call.
      context: { ...context, ...publicSiteContext },
      ...this.#within,
    })
  }

  async state(): Promise<LoadState> {
    return (await this.payload.kv.get<LoadState>(STATE_KEY)) ?? 'absent'
  }

  async setState(to: LoadState): Promise<void> {
    await this.payload.kv.set(STATE_KEY, to)
  }

  /** Notes what is there now that everything is loaded, and has pages rendered afresh. */
  async done(state: 'loaded' | 'foreign'): Promise<void> {
    await this.setState(state)
    await raiseEpoch(await createLocalReq({}, this.payload))
  }
}
