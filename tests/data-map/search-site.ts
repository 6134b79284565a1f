import { createHash } from 'node:crypto'
import type { Arrived } from '#tests/support/mail-server.ts'
import { findMarks } from './find-marks.ts'
import type { Needle } from './marks.ts'
import { type Kept, readFiles, readTables } from './read-stores.ts'

/** The marks that were found, by the place that has them; each with the form in which it stands there. */
export type Found = Map<string, Set<string>>

/** Looks for marks in what is kept, place by place. */
export function search(kept: Iterable<Kept>, needles: readonly Needle[]): Found {
  const places = new Map<string, Buffer[]>()
  for (const { place, content } of kept) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    places.set(place, [...(places.get(place) ?? []), bytes, SEPARATOR])
  }
  const found: Found = new Map()
  for (const [place, pieces] of places) {
    const packed = pieces.filter((piece) => piece[0] === 0x1f || piece[0] === 0x78)
    const all = [Buffer.concat(pieces), ...packed].flatMap((one) => findMarks(one, needles))
    if (all.length > 0) found.set(place, new Set(all.map(({ mark, form }) => `${mark} (${form})`)))
  }
  return found
}

const SEPARATOR = Buffer.from([0])
const DATABASE_FILE = /\.db(?:-wal|-shm|-journal)?$/

type Where = { dataDir: string; databaseUrl?: string | undefined }

/** All that a site keeps: each value of its databases, and each file that was not there in the `seed` already. */
export async function readSite(where: Where, seed: { dataDir: string }): Promise<Kept[]> {
  const files = readFiles(where.dataDir, 'files').filter(
    ({ place }) => !DATABASE_FILE.test(place) || place.endsWith(' (its name)'),
  )
  const known = new Set(readFiles(seed.dataDir, 'files').map(signatureOf))
  return [...(await readTables(where)), ...files.filter((one) => !known.has(signatureOf(one)))]
}

/** The files of the databases themselves, of which tables are only a part. */
export function readDatabaseFiles({ dataDir }: Where): Kept[] {
  return readFiles(dataDir, 'files').filter(
    ({ place }) => DATABASE_FILE.test(place) && !place.endsWith(' (its name)'),
  )
}

function signatureOf({ place, content }: Kept): string {
  return `${place} ${createHash('sha256').update(content).digest('hex')}`
}

/** The lines of a log. */
export const readLog = (log: string): Kept[] =>
  log.split('\n').map((content) => ({ place: 'log', content }))

/** Mails that arrived, by whom they are for: the guest, a mailbox of the group, or somebody else. */
export function readMails(arrived: readonly Arrived[], guest: readonly string[]): Kept[] {
  return arrived.flatMap((mail) =>
    mail.recipients.map((recipient) => ({
      place: `mail to ${recipientOf(recipient.toLowerCase(), guest)}`,
      content: [mail.raw, mail.subject, mail.text, mail.html].join('\n'),
    })),
  )
}

function recipientOf(recipient: string, guest: readonly string[]): string {
  if (guest.includes(recipient)) return 'the guest'
  return recipient.endsWith('@saltwood.example') ? 'the restaurant' : recipient
}

/** Pages and answers that everybody gets, as somebody else is shown them. */
export function readPages(site: { url: string }, paths: readonly string[]): Promise<Kept[]> {
  return Promise.all(
    paths.map(async (path) => {
      const reply = await fetch(site.url + path, { headers: { 'x-forwarded-for': '198.18.250.1' } })
      return { place: `page ${path}`, content: await reply.text() }
    }),
  )
}
