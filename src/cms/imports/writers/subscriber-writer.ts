import type { PayloadRequest } from 'payload'
import type { Subscriber } from '#payload-types.ts'
import { type SubscriberChange, subscriberChange } from './subscriber-change.ts'
import type { ImportWriter } from './writer.ts'

const collection = 'subscribers'

/** Writes readers of the newsletter by their address: who has left does not come back by a file. */
export const subscriberWriter: ImportWriter = {
  // Their key is their address, which goes with them.
  keepsKeys: false,

  async write(req, _, { data }, _options) {
    const said = data as SubscriberChange
    const known = await findByEmail(req, said.email)
    const next = subscriberChange(known, said)
    if (known && next === null)
      return { target: known.id, verdict: 'same', before: {}, after: {}, undo: null }
    const saved = known
      ? await req.payload.update({ collection, id: known.id, data: { ...next }, depth: 0, req })
      : await req.payload.create({ collection, data: { ...said, ...next } as never, depth: 0, req })
    const former = Object.keys(next ?? {}).map((name) => [name, known?.[name as keyof Subscriber]])
    return {
      ...{ target: saved.id, verdict: known ? 'changed' : 'new' },
      ...{ before: { ...known }, after: { ...saved } },
      undo: {
        ...{ made: !known, seen: seenOf(saved), draft: null },
        published: known ? Object.fromEntries(former) : null,
      },
    }
  },

  async takeBack(req, document) {
    const { target, undo } = document
    if (target === null || undo === null) return true
    const known = await findById(req, target)
    if (!known) return true
    if (!isAsSeen(known, undo.seen)) return false
    if (undo.made) await req.payload.delete({ collection, id: target, depth: 0, req })
    else
      await req.payload.update({
        ...{ collection, id: target, data: { ...undo.published }, depth: 0, req },
      })
    return true
  },

  async isEdited(req, { target, undo }) {
    if (target === null || undo === null) return false
    const known = await findById(req, target)
    return known !== null && !isAsSeen(known, undo.seen)
  },
}

/** Differs as soon as they have answered, or anything of them was changed; not when an email has left. */
function seenOf(reader: Subscriber): string {
  return JSON.stringify(seenValues(reader))
}

/** Whether a reader is unchanged since an import noted `seen` (`seenOf`). Imports of release 0.2.0 and earlier noted only the first five values. */
function isAsSeen(reader: Subscriber, seen: string): boolean {
  const noted = (JSON.parse(seen) as unknown[]).length
  return JSON.stringify(seenValues(reader).slice(0, noted)) === seen
}

function seenValues({
  state,
  confirmedAt,
  unsubscribedAt,
  firstname,
  lastname,
  ...more
}: Subscriber) {
  const { birthMonth, location } = more
  const values = [state, confirmedAt, unsubscribedAt, firstname, lastname, birthMonth, location]
  return values.map(noneIsNull)
}

const noneIsNull = (value: unknown) => value ?? null

async function findByEmail(req: PayloadRequest, email: string): Promise<Subscriber | null> {
  const { docs } = await req.payload.find({
    ...{ collection, where: { email: { equals: email } }, limit: 1, depth: 0 },
    ...{ pagination: false, req },
  })
  return docs[0] ?? null
}

function findById(req: PayloadRequest, id: number): Promise<Subscriber | null> {
  return req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
}
