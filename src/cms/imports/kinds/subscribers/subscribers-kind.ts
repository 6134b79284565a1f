import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readDay } from '#lib/import-files/read-day.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import * as texts from '../../messages.gen.ts'
import type { SubscriberChange } from '../../writers/subscriber-change.ts'
import { agreed, momentOf } from '../consent.ts'
import type { Cells, ImportKind, PreparedKind, ReadOptions, RowReading } from '../kind.ts'
import { CellFault, cellReader, filled } from '../read-cell.ts'
import * as t from './messages.gen.ts'
import { subscriberFields } from './subscriber-columns.ts'

const NAME = 100
const SOURCE = 200

/** Statuses of newsletter programs; any other one is not guessed. */
const ON_LIST = /^(?:subscribed|subscriber|active|confirmed|opted[ -]?in|opt[ -]?in|yes|true|1)$/i
const LEFT =
  /^(?:unsubscribed?|opted[ -]?out|opt[ -]?out|cleaned|(?:hard |soft )?bounced?|complained|complaint|suppressed|removed|archived|blocked|désabonnée?|no|false|0)$/i

type Place = { id: number; title: string; uid: string }

/** Readers of a newsletter, with the proof that they want it. */
export const subscribersKind: ImportKind = {
  ...{ name: 'subscribers', label: t.kind, hint: t.kindHint, role: 'marketing', reads: 'other' },
  option: { name: 'ask', label: t.ask, hint: t.askHint },
  days: ['consentAt', 'unsubscribedAt'],
  prepare: async (req): Promise<PreparedKind> => {
    const fields = subscriberFields()
    const places = await readPlaces(req)
    return { fields, read: (cells, given) => readReader(cells, given, fields, places) }
  },
}

function readReader(
  cells: Cells,
  given: ReadOptions,
  fields: PreparedKind['fields'],
  places: readonly Place[],
): RowReading {
  try {
    const row = cellReader(cells, fields)
    const email = row.read('email', readEmail)
    if (email === undefined) return { ok: false, fault: texts.cellLacking({ field: t.email() }) }
    const data = { email, ...stateOf(row, cells, given), ...about(row, places) } as SubscriberChange
    if (data.state === 'pending' && !given.options.ask) return { ok: false, fault: t.noProof() }
    if (data.state === 'unsubscribed') for (const name of PERSONAL) delete data[name]
    return { ok: true, documents: [{ name: `subscribers/${email}`, title: email, data, rank: 0 }] }
  } catch (error) {
    if (error instanceof CellFault) return { ok: false, fault: error.message }
    throw error
  }
}

/** Whoever has left keeps an address and a state, and nothing else. */
const PERSONAL = ['firstname', 'lastname', 'birthMonth', 'location'] as const

type Row = ReturnType<typeof cellReader>

function stateOf(
  row: Row,
  cells: Cells,
  { dayOrder, now }: ReadOptions,
): Partial<SubscriberChange> {
  const day = (field: string) => row.read(field, (text) => readDay(text, dayOrder))
  const unsubscribed = day('unsubscribedAt')
  const status = cells('status')
  if (status !== '' && !LEFT.test(status) && !ON_LIST.test(status)) row.fault('status')
  if (unsubscribed !== undefined || LEFT.test(status)) {
    const unsubscribedAt = unsubscribed ? momentOf(unsubscribed) : now
    return { state: 'unsubscribed', unsubscribedAt, asked: 0, posted: true }
  }
  const consent = day('consentAt')
  if (consent !== undefined && consent > now.slice(0, 10)) throw new CellFault(t.consentInFuture())
  return agreed(consent)
}

function about(row: Row, places: readonly Place[]) {
  return filled({
    firstname: row.text('firstname', NAME),
    lastname: row.text('lastname', NAME),
    birthMonth: row.read('birthMonth', readMonth),
    location: row.read('location', (text) => readLocation(text, places)),
    optinSource: row.text('consentSource', SOURCE),
  })
}

function readEmail(text: string): Result<string, 'no_email'> {
  const found = z.email().max(200).safeParse(text.toLowerCase())
  return found.success ? ok(found.data) : refuse('no_email')
}

function readMonth(text: string): Result<number, 'no_month'> {
  const month = Number(text)
  return Number.isInteger(month) && month >= 1 && month <= 12 ? ok(month) : refuse('no_month')
}

function readLocation(text: string, places: readonly Place[]): Result<number, 'no_location'> {
  const asked = text.toLowerCase()
  const found = places.find(({ title, uid }) => title.toLowerCase() === asked || uid === asked)
  return found ? ok(found.id) : refuse('no_location')
}

async function readPlaces(req: PayloadRequest): Promise<Place[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'locations', select: { title: true, uid: true }, draft: true },
    ...{ depth: 0, pagination: false, req },
  })
  return docs
}
