import { readImport } from '#cms/imports/store.ts'
import { readSummary } from '#cms/imports/summary.ts'
import { workOnImports } from '#cms/imports/work.ts'
import { findPlace } from '#data/places/places.ts'
import { getPayload } from '#data/site/payload.ts'
import { openerOf, restOf } from '../admin-rest.ts'
import { OWN_PASSWORD } from '../staff.ts'
import { type GroupFile, readGroup } from './group-files.ts'

// Makes a group of a site that has begun empty, as its staff would in the admin, by its REST interface: node make-group.ts NAME EMAIL
// The account has chosen its own password. Ends with the reason where a row is refused, or anything fails.
const [name = '', email = ''] = process.argv.slice(2)
const { group, look, pictures, read, archive } = readGroup(name)
const payload = await getPayload()
const rest = restOf(payload)
const open = openerOf(payload)
const { body } = await rest('POST', '/staff/login', { body: { email, password: OWN_PASSWORD } })
const as = String(body.token)

await ask('POST', '/globals/settings', group.settings)
await ask('POST', '/globals/seo-template', { ...group.search, _status: 'published' })
await ask('POST', '/globals/look', { ...look, _status: 'published' })
for (const mark of group.marks) await ask('POST', '/menu-tags', mark)
for (const { kind, file } of group.imports) await bring(kind, file, read(file))
await bring('pictures', 'pictures.zip', archive())
await fillHome(group.home)
await payload.destroy()
process.exit(0)

async function ask(method: string, address: string, sent?: unknown) {
  const reply = await rest(method, address, { as, body: sent })
  if (reply.status < 300) return reply.body as { docs: { id: number; [field: string]: unknown }[] }
  throw new Error(`${method} ${address}: ${reply.status} ${JSON.stringify(reply.body)}`)
}

/** Imports a file whole: a row that is refused is a fault of the fixture or of the import. */
async function bring(kind: string, file: string, bytes: Buffer) {
  const query = new URLSearchParams({ kind, name: file })
  const sent = { method: 'POST', body: new Uint8Array(bytes) }
  const reply = await open(`/imports/file?${query}`, as, sent)
  if (!reply.ok) throw new Error(`${file}: ${await reply.text()}`)
  const { id } = (await reply.json()) as { id: string }
  const matches = (await readImport({ payload }, id))?.matches
  const options = { publish: true, ask: false, dayOrder: null }
  await ask('POST', '/imports/check', { import: id, matches, options })
  await workOnImports(payload, { findPlace }, () => false)
  const { refused } = await readSummary({ payload }, id)
  const faults = refused.map(({ number, fault }) => `row ${number}: ${fault}`)
  if (faults.length > 0) throw new Error(`${file}, ${faults.join('\n')}`)
  await ask('POST', '/imports/write', { import: id, leaveOut: false })
  await workOnImports(payload, { findPlace }, () => false)
  const { failed, faulty } = await readSummary({ payload }, id)
  if (failed > 0) throw new Error(`${file}: ${faulty.map(({ fault }) => fault).join('\n')}`)
}

/** Gives the home page that every site begins with the group's own words and pictures. */
async function fillHome({ eyebrow, title, picture, cards }: GroupFile['home']) {
  const { docs } = await ask('GET', '/pages?where[uid][equals]=homepage&depth=0')
  const [home] = docs
  const [opening, callouts] = (home?.slices ?? []) as { cta: unknown; cards: object[] }[]
  const image = await pictureOf(picture)
  const slide = { eyebrow, title, image, cta: opening?.cta }
  const filled = await Promise.all(
    cards.map(async (card, at) => ({
      ...callouts?.cards[at],
      ...{ title: card.title, text: card.text, image: await pictureOf(card.picture) },
    })),
  )
  await ask('PATCH', `/pages/${home?.id}`, {
    slices: [
      { blockType: 'hero_carousel', slides: [slide] },
      { ...callouts, cards: filled },
    ],
    _status: 'published',
  })
}

/** The id of an imported picture, by its text. */
async function pictureOf(file: string): Promise<number> {
  const alt = pictures.find((one) => one.file === file)?.alt ?? ''
  const query = new URLSearchParams({ 'where[alt][equals]': alt, depth: '0' })
  const [found] = (await ask('GET', `/media?${query}`)).docs
  if (!found) throw new Error(`There is no picture ${file}.`)
  return found.id
}
