import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { Former } from './places.ts'
import type { Search } from './search.ts'

/** The last replacement of somebody, which they can take back. */
export type LastReplacement = {
  /** Names it; the server makes it for the first request of a replacement. */
  run: string
  find: string
  replace: string
  /** When it began, ms. */
  at: number
  places: number
  /** The documents that it changed and that were not taken back. */
  documents: string[]
}

/** The former values of a document that a replacement changed, by which it is taken back. */
export type Replaced = {
  run: string
  title: string
  /** `ReadDocument.seen` after it. */
  seen: string
  /** Former values of the fields that it changed, of what is published and of the draft. */
  published: Former[]
  draft: Former[]
}

const HEAD = 'find-and-replace'
const keyOf = (document: string) => `${HEAD}/${document}`

const head = z.object({
  run: z.string(),
  find: z.string(),
  replace: z.string(),
  at: z.number(),
  places: z.number(),
})
const former = z.array(z.object({ path: z.string(), value: z.unknown() }))
const replaced = z.object({
  run: z.string(),
  title: z.string(),
  seen: z.string(),
  published: former,
  draft: former,
})

/** Reads the last replacement of whoever asks; null where there is none, or nothing of it is left. */
export async function readLast(req: PayloadRequest): Promise<LastReplacement | null> {
  const found = head.safeParse(await read(req, HEAD))
  if (!found.success) return null
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: ownKeys(req, { like: `${HEAD}/` }),
    ...{ select: { key: true }, depth: 0, pagination: false, sort: 'id', req },
  })
  const documents = docs.map(({ key }) => (key ?? '').slice(HEAD.length + 1))
  return documents.length > 0 ? { ...found.data, documents } : null
}

/** Returns the former values of a document that the replacement changed; null where they are not kept any more. */
export async function readReplaced(
  req: PayloadRequest,
  run: string,
  document: string,
): Promise<Replaced | null> {
  const found = replaced.safeParse(await read(req, keyOf(document)))
  return found.success && found.data.run === run ? (found.data as Replaced) : null
}

/** Keeps what was changed of a document, in the transaction of the change; another replacement of before is forgotten. */
export async function keepReplaced(
  req: PayloadRequest,
  { document, search, places }: { document: string; search: Search; places: number },
  one: Replaced,
): Promise<void> {
  const known = head.safeParse(await read(req, HEAD))
  const last = known.success && known.data.run === one.run ? known.data : null
  if (!last) await remove(req, { like: HEAD })
  const { find, replace } = search
  const { run } = one
  await put(req, HEAD, {
    ...{ run, find, replace, at: last?.at ?? Date.now(), places: (last?.places ?? 0) + places },
  })
  await put(req, keyOf(document), one)
}

/** Forgets what was changed of a document: it was taken back, or cannot be any more. */
export function forgetReplaced(req: PayloadRequest, document: string): Promise<void> {
  return remove(req, { equals: keyOf(document) })
}

type KeyIs = { equals: string } | { like: string }

/** Preferences are Payload's own store of what belongs to an account, and go with it. */
function ownKeys({ user }: PayloadRequest, key: KeyIs): Where {
  return {
    key,
    'user.relationTo': { equals: user?.collection },
    'user.value': { equals: user?.id },
  }
}

async function read(req: PayloadRequest, key: string): Promise<unknown> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: ownKeys(req, { equals: key }),
    ...{ depth: 0, limit: 1, pagination: false, req },
  })
  return docs[0]?.value
}

async function put(req: PayloadRequest, key: string, value: object): Promise<void> {
  await remove(req, { equals: key })
  const user = { relationTo: 'staff' as const, value: req.user?.id as number }
  const data = { key, value: value as Record<string, unknown>, user }
  await req.payload.db.create({ collection: 'payload-preferences', data, req })
}

async function remove(req: PayloadRequest, key: KeyIs): Promise<void> {
  const where = ownKeys(req, key)
  await req.payload.db.deleteMany({ collection: 'payload-preferences', where, req })
}
