import type { Payload, Where } from 'payload'
import { env } from '#env.ts'
import { signSubscriber, unsubscribePath } from '#lib/security/newsletter-token.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { csvLine } from '#lib/text/csv.ts'
import type { Subscriber } from '#payload-types.ts'

/** Readers that are read at once: a list of any length takes no more memory than these. */
const BATCH_SIZE = 1000

const COLUMNS = [
  'email',
  'firstname',
  'lastname',
  'birth_month',
  'location',
  'state',
  'signed_up_at',
  'confirmed_at',
  'unsubscribed_at',
  'unsubscribe_url',
]

/** Subscribers to export: confirmed, unsubscribed, or all. */
export type ExportedState = 'confirmed' | 'unsubscribed' | 'all'

/** The list as CSV (RFC 4180), UTF-8, in pieces as fast as they are taken. */
export function subscribersAsCsv(
  payload: Payload,
  state: ExportedState,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const secret = deriveSecret(env.secret, 'newsletter')
  let after = 0
  let titles: Map<number, string>
  return new ReadableStream({
    async start(controller) {
      titles = await titlesOf(payload)
      controller.enqueue(encoder.encode(csvLine(COLUMNS)))
    },
    async pull(controller) {
      const readers = await readBatch(payload, state, after)
      const lines = readers.map((reader) => lineOf(reader, titles, secret))
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      after = readers.at(-1)?.id ?? after
      if (readers.length < BATCH_SIZE) controller.close()
    },
  })
}

async function readBatch(payload: Payload, state: ExportedState, after: number) {
  const where: Where = { id: { greater_than: after } }
  if (state !== 'all') where.state = { equals: state }
  const { docs } = await payload.find({
    ...{ collection: 'subscribers', where, sort: 'id', limit: BATCH_SIZE },
    ...{ depth: 0, pagination: false },
  })
  return docs as Subscriber[]
}

function lineOf(reader: Subscriber, titles: Map<number, string>, secret: string): string {
  const { email, firstname, lastname, birthMonth, location, state } = reader
  const title = typeof location === 'number' ? titles.get(location) : null
  return csvLine([
    ...[email, firstname, lastname, birthMonth, title, state],
    ...[reader.createdAt, reader.confirmedAt, reader.unsubscribedAt],
    `${env.publicUrl}${unsubscribePath(signSubscriber(reader, secret))}/unsubscribe`,
  ])
}

async function titlesOf(payload: Payload): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    ...{ collection: 'locations', select: { title: true }, depth: 0, limit: 0 },
    pagination: false,
  })
  return new Map(docs.map(({ id, title }) => [id, title]))
}
