import {
  type CollectionAfterChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { person } from '#cms/access/roles.ts'
import {
  type Addressed,
  addressOf,
  isAddressed,
  type Named,
} from '#cms/addresses/addressable-collections.ts'
import type { FormerAddress, Redirect } from '#payload-types.ts'

const collection = 'former-addresses'

/** One document, and the request that reads or changes it. */
type Which = { slug: Addressed; id: number; req: PayloadRequest }

/**
 * Keeps the address at which visitors do not find a document any more as one that leads to it, in the
 * transaction of the save: another name was published, or nothing is for now. An address at which they find
 * one again is an old one no more. Refuses an address that leads elsewhere at the uid.
 */
export const keepsAddresses = {
  beforeChange: [rememberAddress()],
  afterChange: [keepAddress()],
  beforeDelete: [forgetAddresses()],
  afterRead: [listAddresses()],
}

function rememberAddress(): CollectionBeforeChangeHook {
  return async ({ collection: { slug }, data, operation, originalDoc, req, context }) => {
    if (operation !== 'update' || !isAddressed(slug)) return data
    const { id } = originalDoc
    context[remembered(slug, id)] = await publishedAddress({ slug, id, req })
    return data
  }
}

function keepAddress(): CollectionAfterChangeHook {
  return async ({ collection: { slug }, doc, req, context }) => {
    if (!isAddressed(slug)) return doc
    const which = { slug, id: doc.id, req }
    const before = context[remembered(slug, doc.id)] ?? null
    const after = await publishedAddress(which)
    if (after === before) return doc
    if (after !== null) await take(after, which)
    if (before !== null) await keep(before, which)
    return { ...doc, formerAddresses: await listed(doc, which) }
  }
}

function forgetAddresses(): CollectionBeforeDeleteHook {
  return async ({ collection: { slug }, id, req }) => {
    if (!isAddressed(slug)) return
    const kept = await keptOf({ slug, id: Number(id), req })
    if (kept.length === 0) return
    const where = { id: { in: kept.map((one) => one.id) } }
    await req.payload.db.deleteMany({ collection, where, req })
  }
}

/** Tells staff which addresses lead to the document that they look at. */
function listAddresses(): CollectionAfterReadHook {
  return async ({ collection: { slug }, doc, findMany, req, context }) => {
    if (findMany || context.site || !person(req) || !doc.id || !isAddressed(slug)) return doc
    return { ...doc, formerAddresses: await listed(doc, { slug, id: doc.id, req }) }
  }
}

const remembered = (slug: string, id: number | string) => `address ${slug} ${id}` as const

/** Where visitors find a document, whatever drafts lie on it; null where it is not published. */
async function publishedAddress({ slug, id, req }: Which): Promise<string | null> {
  type Stored = Named & { id: number; _status?: string }
  const stored = await req.payload.db.findOne<Stored>({
    collection: slug,
    where: { id: { equals: id } },
    select: { uid: true, _status: true, ...(slug === 'pages' ? { type: true } : {}) },
    req,
  })
  return stored?._status === 'published' ? addressOf(slug, stored) : null
}

/**
 * Has an address be a page, and no old address any more; refused where it leads elsewhere. Asked once the
 * document is written: whoever gives up the same uid at the same moment has done so by then.
 */
async function take(address: string, which: Which): Promise<void> {
  const { slug, req } = which
  const message = await whyTaken(address, which)
  if (!message) return release(address, req)
  throw new ValidationError({ collection: slug, errors: [{ path: 'uid', message }], req })
}

/** Why a document must not take an address; null where it may. */
async function whyTaken(address: string, { slug, id, req }: Which): Promise<string | null> {
  const { db } = req.payload
  const from = { from: { equals: address } }
  if (await db.findOne<Redirect>({ collection: 'redirects', where: from, req })) {
    return `There is a redirect from ${address}. Please choose another name, or delete that redirect first.`
  }
  const where = { address: { equals: address } }
  const kept = await db.findOne<FormerAddress>({ collection, where, req })
  if (!kept?.document) return null
  const { relationTo, value } = kept.document
  const owner = { slug: relationTo, id: typeof value === 'object' ? value.id : value, req }
  if (owner.slug === slug && owner.id === id) return null
  const title = await titleOf(owner)
  return `“${title}” had the address ${address} before, and it still leads there. Please choose another name, or delete ${address} under Old addresses first.`
}

async function titleOf({ slug, id, req }: Which): Promise<string> {
  const where = { id: { equals: id } }
  const select = { title: true as const }
  const found = await req.payload.db.findOne<{ id: number; title?: string | null }>({
    ...{ collection: slug, where, select, req },
  })
  return found?.title || `Document ${id}`
}

/** Has an address lead to a document from now on, whatever it led to before. */
async function keep(address: string, { slug, id, req }: Which): Promise<void> {
  await release(address, req)
  const document = { relationTo: slug, value: id }
  await req.payload.db.create({ collection, data: { address, document }, req })
}

async function release(address: string, req: PayloadRequest): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { address: { equals: address } }, req })
}

async function keptOf({ slug, id, req }: Which): Promise<FormerAddress[]> {
  const { docs } = await req.payload.db.find<FormerAddress>({
    collection,
    where: {
      and: [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: id } }],
    },
    sort: 'address',
    ...{ limit: 0, pagination: false, req },
  })
  return docs
}

/** One line for each address that leads to a document, its own left out; null where there is none. */
async function listed(doc: Named, which: Which): Promise<string | null> {
  const own = addressOf(which.slug, doc)
  const others = (await keptOf(which)).filter(({ address }) => address !== own)
  return others.length > 0 ? others.map(({ address }) => address).join('\n') : null
}
