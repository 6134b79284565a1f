import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Payload } from 'payload'
import { env } from '#env.ts'
import { sendMedia } from '#front/routes/media.ts'
import { type Admin, adminOf, logIn } from './admin.ts'
import type { TimedBook } from './book.ts'
import type { Known } from './known.ts'
import { type ReadBookings, readBookings } from './read-bookings.ts'
import { readDocuments, readPages, type Texts, textsIn } from './read-content.ts'

/** What an installation shows, through the product's own code. */
export type Read = {
  /** By address: whether their password lets them in. */
  logins: Record<string, boolean>
  /** What pages show, and what the admin does. */
  pages: Texts
  documents: Texts
  bookings: ReadBookings
  /** SHA-256 of each picture and film that pages name, as it is served; of the resume, as it is downloaded. */
  files: Record<string, string>
  /** Whoever is on the newsletter's list or was, as marketing downloads it. */
  readers: string[]
}

/** Reads all of this process's installation; changes nothing but the sessions of those who log in. */
export async function readSite(payload: Payload, timed: TimedBook, known: Known): Promise<Read> {
  const admin = adminOf(payload)
  const tokens = new Map<string, string | null>()
  for (const person of known.staff) tokens.set(person.email, await logIn(admin, person))
  const pages = await readPages(known)
  const as = tokens.get('admin@example.com') ?? ''
  return {
    logins: Object.fromEntries([...tokens].map(([email, token]) => [email, token !== null])),
    pages,
    documents: await readDocuments(payload, admin, as),
    bookings: await readBookings(timed, known),
    files: {
      ...(await servedMedia(pages)),
      resume: await download(admin, tokens.get('recruiter@example.com') ?? '', known),
    },
    readers: await readReaders(admin, tokens.get('marketing@example.com') ?? ''),
  }
}

/** Asks the front for every file of the media library that a page names. */
async function servedMedia(pages: Texts): Promise<Record<string, string>> {
  const named =
    Object.values(pages)
      .flat()
      .join(' ')
      .match(/\/media\/[\w.-]+/g) ?? []
  const options = { folder: path.resolve(env.dataDir, 'media'), headers: [] }
  const server = createServer((req, res) => {
    void sendMedia(req, res, req.url ?? '', options).then(
      (sent) => sent || res.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const served: Record<string, string> = {}
  for (const address of [...new Set(named)].sort()) {
    served[address] = await digest(await fetch(`http://127.0.0.1:${port}${address}`))
  }
  server.closeAllConnections()
  server.close()
  return served
}

async function download(admin: Admin, as: string, { application }: Known): Promise<string> {
  return digest(await admin('GET', `/resumes/download?application=${application}`, { as }))
}

/** SHA-256 of an answer's body, or its status where it is none of a success. */
async function digest(reply: Response): Promise<string> {
  const body = Buffer.from(await reply.arrayBuffer())
  return reply.ok ? createHash('sha256').update(body).digest('hex') : `status ${reply.status}`
}

async function readReaders(admin: Admin, as: string): Promise<string[]> {
  const reply = await admin('GET', '/newsletter/export?state=all', { as })
  return textsIn((await reply.text()).split(/[,\r\n]+/))
}
