import { createLocalReq, getPayload } from 'payload'
import { raiseEpoch } from '#cms/content/epoch.ts'
import { ContentStore } from '#cms/initial-content/store.ts'
import config from '../../../src/payload.config.ts'
import type { Location, MenuItem } from '../../../src/payload-types.ts'
import { sizedUid } from './sized.ts'

// Adds a location with a menu of so many items for each size: node tests/support/menus/add.ts 20 120
const PER_CATEGORY = 12
const PER_SECTION = 3

const sizes = process.argv.slice(2).map(Number)
const payload = await getPayload({ config })
const store = new ContentStore(payload)
const { docs: models } = await payload.find({
  collection: 'menu-items',
  depth: 0,
  pagination: false,
  sort: 'id',
})
const [restaurant] = (await payload.find({ collection: 'locations', depth: 0, limit: 1 })).docs
if (!restaurant) throw new Error('There is no demo group here.')
const items: number[] = []
for (const size of sizes) await addMenu(size, restaurant)
await raiseEpoch(await createLocalReq({}, payload))
await payload.destroy()
process.exit(0)

async function addMenu(size: number, { image, timeZone }: Location) {
  while (items.length < size) items.push(await add('menu-items', itemLike(items.length)))
  const categories: number[] = []
  for (let from = 0; from < size; from += PER_CATEGORY) {
    const number = categories.length + 1
    categories.push(
      await add('menu-categories', {
        title: `Course ${number}`,
        uid: `course-${number}-of-${size}`,
        _status: 'published',
        items: items.slice(from, Math.min(size, from + PER_CATEGORY)),
      }),
    )
  }
  const uid = sizedUid(size)
  const menu = await add('menus', {
    title: `Menu of ${size}`,
    uid,
    _status: 'published',
    slices: sectionsOf(categories),
  })
  const location = await add('locations', {
    title: `Menu of ${size}`,
    uid,
    image,
    timeZone,
    _status: 'published',
    intro: 'A restaurant with a menu of a certain length.',
    address: '1 Alder Street',
    city: 'Vancouver',
    province: 'BC',
    postalCode: 'V6B 1A1',
    phoneNumber: '6045550100',
    geocoords: { latitude: 49.28, longitude: -123.12 },
  })
  await add('zones', { title: `Menu of ${size}`, uid, menuLayout: menu, locations: [{ location }] })
}

/** The demo's dish of that number, under a name of its own and served everywhere. */
function itemLike(index: number) {
  const model = models[index % models.length] as MenuItem
  const round = Math.floor(index / models.length) + 1
  const { id: _, createdAt: _c, updatedAt: _u, ...dish } = model
  const name = { title: `${dish.title} ${round}`, uid: `${dish.uid}-copy-${index + 1}` }
  return { ...withoutRowIds(dish), ...name, zones: [] }
}

/** Rows that are copied get ids of their own. */
function withoutRowIds<T extends object>(document: T): T {
  return JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  )
}

function sectionsOf(categories: number[]) {
  const sections = Array.from({ length: Math.ceil(categories.length / PER_SECTION) })
  return sections.flatMap((_, index) => [
    { blockType: 'menu_section_heading', title: `Part ${index + 1}` },
    {
      blockType: 'menu_section',
      variation: 'default',
      items: categories
        .slice(index * PER_SECTION, (index + 1) * PER_SECTION)
        .map((menuCategory) => ({ menuCategory })),
    },
  ])
}

async function add(...[collection, data]: Parameters<ContentStore['create']>): Promise<number> {
  return (await store.create(collection, data)).id as number
}
