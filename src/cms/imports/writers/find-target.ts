import type { PayloadRequest, Where } from 'payload'
import { slugify } from '../../addresses/slugify.ts'
import type { Values } from '../../documents/versions.ts'
import type { ImportDocument } from '../documents.ts'
import { isTargetOfOther, keyIn, ownIdOf, readKey } from '../keys.ts'
import { isIdKey, keyOf } from '../kinds/key-of.ts'
import * as t from '../messages.gen.ts'
import { isReferring } from '../references/reference.ts'
import type { ContentCollection } from '../types.ts'
import { DocumentRefused } from './writer.ts'

type Sought = Pick<ImportDocument, 'name' | 'collection' | 'title' | 'data'>

/** Collections whose documents are known by their names. */
const NAMED: ReadonlySet<string> = new Set(['locations', 'menus', 'zones'])

/**
 * The document that a document of an import stands for: the one that an earlier import wrote for this id or name, else one
 * with the name in the address that the file says, or the only page of its type, else the only location or zone with this name,
 * else what has its
 * name in the address. What has an id of this system is that document, or refused. Null where there is none, where it is
 * in the trash, and where it stands for another id.
 */
export async function findTarget(req: PayloadRequest, sought: Sought): Promise<number | null> {
  const { name, collection, data, title } = sought
  if (collection === 'globals') return 0
  const ownId = ownIdOf(name)
  if (ownId !== null) {
    if ((await find(req, sought, { id: { equals: ownId } })).length > 0) return ownId
    throw new DocumentRefused(t.mayNotChange())
  }
  const said = isReferring(data) ? data.said : data
  const at = { payload: req.payload, req }
  const known = await readKey(at, name)
  if (known !== null && (await find(req, sought, { id: { equals: known } })).length > 0) {
    await refuseOtherRestaurant(req, sought, known)
    return known
  }
  const own = ownFieldOf(collection, said)
  if (own !== null) {
    const there = await find(req, sought, { [own]: { equals: said[own] } })
    if (there.length > 0) return onlyFree(req, sought, there)
  }
  if (!NAMED.has(collection)) return null
  const titled = collection === 'menus' ? [] : await find(req, sought, { title: { equals: title } })
  if (titled.length > 0) return onlyFree(req, sought, titled)
  // What has ids is known by them.
  const uid = isIdKey(keyIn(name)) ? '' : slugify(title)
  return onlyFree(req, sought, uid === '' ? [] : await find(req, sought, { uid: { equals: uid } }))
}

/**
 * Throws a `DocumentRefused` if the id is a URL, and an earlier import used it for a restaurant that now has another name and another
 * address. Websites often give the group's URL to each of its restaurants. A restaurant that moves keeps its name, and one that is renamed
 * keeps its address, so both are still updated.
 */
async function refuseOtherRestaurant(
  req: PayloadRequest,
  { name, collection, title, data }: Sought,
  known: number,
): Promise<void> {
  if (collection !== 'locations' || !/^#https?:/.test(keyIn(name))) return
  const there = await req.payload.findByID({
    ...{ collection, id: known, draft: true, depth: 0, req },
    select: { title: true, address: true },
  })
  const differs = (said: unknown, is: unknown) => keyOf(String(said)) !== keyOf(String(is))
  const isElsewhere =
    Boolean(data.address) && Boolean(there.address) && differs(data.address, there.address)
  if (isElsewhere && differs(title, there.title))
    throw new DocumentRefused(t.idOfAnother({ name: there.title }))
}

/** The field by which a document of a collection is known, where the file says it; dishes and sections are known by no such field. */
function ownFieldOf(collection: ImportDocument['collection'], said: Values): string | null {
  if (collection === 'redirects') return 'from'
  if (collection === 'menu-items' || collection === 'menu-categories') return null
  if (collection === 'pages' && said.type !== 'text-page') return 'type'
  return typeof said.uid === 'string' ? 'uid' : null
}

/** The one of these documents that stands for no other id; refused where there are several. */
async function onlyFree(
  req: PayloadRequest,
  { name, title }: Sought,
  found: readonly number[],
): Promise<number | null> {
  const free: number[] = []
  for (const id of found)
    if (!(await isTargetOfOther({ payload: req.payload, req }, name, id))) free.push(id)
  if (free.length > 1) throw new DocumentRefused(t.severalOfName({ name: title }))
  return free[0] ?? null
}

/** More than one is as many as are needed. */
const MOST = 10

async function find(req: PayloadRequest, sought: Sought, where: Where): Promise<number[]> {
  const collection = sought.collection as ContentCollection
  const { docs } = await req.payload.find({
    ...{ collection, where, draft: true, depth: 0, limit: MOST, pagination: false },
    ...{ sort: 'id', select: {}, req },
  })
  return docs.map(({ id }) => Number(id))
}
