import {
  type CollectionAfterChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { activeStaff } from '#cms/access/roles.ts'
import {
  type AddressableCollection,
  type AddressFields,
  addressOf,
  isAddressable,
} from '#cms/addresses/addressable-collections.ts'
import type { FormerAddress, Redirect } from '#payload-types.ts'
import * as t from '../messages.gen.ts'

const collection = 'former-addresses'

/** One document, and the request that reads or changes it. */
type DocumentRef = { slug: AddressableCollection; id: number; req: PayloadRequest }

/**
 * Keeps the address at which visitors do not find a document any more as one that leads to it, in the
 * transaction of the save: another name was published, or nothing is for now. An address at which they find
 * one again is an old one no more. Refuses an address that leads elsewhere at the uid.
 */
export const keepFormerAddresses = {
  beforeChange: [rememberPublishedAddress()],
  afterChange: [updateFormerAddresses()],
  beforeDelete: [deleteFormerAddresses()],
  afterRead: [listFormerAddresses()],
}

function rememberPublishedAddress(): CollectionBeforeChangeHook {
  return async ({ collection: { slug }, data, operation, originalDoc, req, context }) => {
    if (operation !== 'update' || !isAddressable(slug)) return data
    const { id } = originalDoc
    context[contextKey(slug, id)] = await publishedAddress({ slug, id, req })
    return data
  }
}

function updateFormerAddresses(): CollectionAfterChangeHook {
  return async ({ collection: { slug }, doc, req, context }) => {
    if (!isAddressable(slug)) return doc
    const which = { slug, id: doc.id, req }
    const before = context[contextKey(slug, doc.id)] ?? null
    const after = await publishedAddress(which)
    if (after === before) return doc
    if (after !== null) await claimAddress(after, which)
    if (before !== null) await addFormerAddress(before, which)
    return { ...doc, formerAddresses: await formerAddressLines(doc, which) }
  }
}

function deleteFormerAddresses(): CollectionBeforeDeleteHook {
  return async ({ collection: { slug }, id, req }) => {
    if (!isAddressable(slug)) return
    const kept = await findFormerAddresses({ slug, id: Number(id), req })
    if (kept.length === 0) return
    const where = { id: { in: kept.map((one) => one.id) } }
    await req.payload.db.deleteMany({ collection, where, req })
  }
}

/** Tells staff which addresses lead to the document that they look at. */
function listFormerAddresses(): CollectionAfterReadHook {
  return async ({ collection: { slug }, doc, findMany, req, context }) => {
    if (findMany || context.site || !activeStaff(req) || !doc.id || !isAddressable(slug)) return doc
    return { ...doc, formerAddresses: await formerAddressLines(doc, { slug, id: doc.id, req }) }
  }
}

const contextKey = (slug: string, id: number | string) => `address ${slug} ${id}` as const

/** Public address of the published version of a document; null where it is not published. */
async function publishedAddress({ slug, id, req }: DocumentRef): Promise<string | null> {
  type Stored = AddressFields & { id: number; _status?: string }
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
async function claimAddress(address: string, which: DocumentRef): Promise<void> {
  const { slug, req } = which
  const message = await conflictMessage(address, which)
  if (!message) return removeFormerAddress(address, req)
  throw new ValidationError({ collection: slug, errors: [{ path: 'uid', message }], req })
}

/** Why a document must not take an address; null where it may. */
async function conflictMessage(
  address: string,
  { slug, id, req }: DocumentRef,
): Promise<string | null> {
  const { db } = req.payload
  const from = { from: { equals: address } }
  if (await db.findOne<Redirect>({ collection: 'redirects', where: from, req })) {
    return t.redirectFromAddress({ address })
  }
  const where = { address: { equals: address } }
  const kept = await db.findOne<FormerAddress>({ collection, where, req })
  if (!kept?.document) return null
  const { relationTo, value } = kept.document
  const owner = { slug: relationTo, id: typeof value === 'object' ? value.id : value, req }
  if (owner.slug === slug && owner.id === id) return null
  const title = await titleOf(owner)
  return t.addressLeadsElsewhere({ title, address })
}

async function titleOf({ slug, id, req }: DocumentRef): Promise<string> {
  const where = { id: { equals: id } }
  const select = { title: true as const }
  const found = await req.payload.db.findOne<{ id: number; title?: string | null }>({
    ...{ collection: slug, where, select, req },
  })
  return found?.title || t.untitledDocument({ id })
}

/** Has an address lead to a document from now on, whatever it led to before. */
async function addFormerAddress(address: string, { slug, id, req }: DocumentRef): Promise<void> {
  await removeFormerAddress(address, req)
  const document = { relationTo: slug, value: id }
  await req.payload.db.create({ collection, data: { address, document }, req })
}

async function removeFormerAddress(address: string, req: PayloadRequest): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { address: { equals: address } }, req })
}

async function findFormerAddresses({ slug, id, req }: DocumentRef): Promise<FormerAddress[]> {
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
async function formerAddressLines(doc: AddressFields, which: DocumentRef): Promise<string | null> {
  const own = addressOf(which.slug, doc)
  const others = (await findFormerAddresses(which)).filter(({ address }) => address !== own)
  return others.length > 0 ? others.map(({ address }) => address).join('\n') : null
}
