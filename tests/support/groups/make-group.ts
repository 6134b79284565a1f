import { getPayload } from '#data/site/payload.ts'
import { restOf } from '../admin-rest.ts'
import { OWN_PASSWORD } from '../staff.ts'
import { bringerOf } from './bring-group.ts'
import { type GroupFile, readGroup } from './group-files.ts'

// Makes a group of a site that has begun empty, as its staff would in the admin, by its REST interface: node make-group.ts NAME EMAIL
// The account has chosen its own password. Ends with the reason where a row is refused, or anything fails.
const [name = '', email = ''] = process.argv.slice(2)
const { group, look, pictures } = readGroup(name)
const payload = await getPayload()
const { body } = await restOf(payload)('POST', '/staff/login', {
  body: { email, password: OWN_PASSWORD },
})
const { ask, bringFiles, bringPictures } = bringerOf(payload, String(body.token))

await ask('POST', '/globals/seo-template', { ...group.search, _status: 'published' })
await ask('POST', '/globals/look', { ...look, _status: 'published' })
await bringFiles(name)
await bringPictures(name)
await fillHome(group.home)
await payload.destroy()
process.exit(0)

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
