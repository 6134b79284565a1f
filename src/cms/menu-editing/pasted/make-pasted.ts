import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { amountOf } from '#lib/money/cents.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { Menu, MenuCategory, MenuItem } from '#payload-types.ts'
import { raiseEpoch } from '../../content/epoch.ts'
import { inTransaction } from '../../database/atomic-writes.ts'
import { leaveUnstated } from '../../fields/allergens/unstated.ts'
import { descriptionFrom } from '../plain-description.ts'
import type { PastedDish, PastedMenu, PastedSection } from './pasted-body.ts'
import { hasMenu, readStoredZones, zoneForMenu } from './without-menu.ts'

type Refused = 'has_menu' | 'invalid' | 'unknown_dish' | 'unknown_location' | 'unknown_mark'

/** Thrown for what ends the transaction; its result is the answer. */
class Refusal extends Error {
  readonly result: Extract<Result<never, Refused>, { ok: false }>

  constructor(code: Refused, detail?: Record<string, unknown>) {
    super(code)
    this.result = refuse(code, detail)
  }
}

/** Menus among which one with the same key is looked for, the newest first. */
const RECENT = 20

/**
 * Makes the draft of a menu with its categories and dishes, and gives it to a location that has none: all of it or nothing.
 * Categories and dishes are published, as guests see them on a published menu only. Who sends the same key again gets the menu that was
 * made. A refusal names the place in the body: `fields` where a document is invalid, `section` and `dish` else.
 */
export async function makePasted(
  req: PayloadRequest,
  wish: PastedMenu,
): Promise<Result<{ id: number }, Refused>> {
  try {
    const id = await inTransaction(req.payload.db, req, async (given) => {
      const own = given as PayloadRequest
      // Locks the row of the epoch until the commit: of two that send the same key, one waits and finds the menu.
      await raiseEpoch(own)
      return (await madeBefore(own, wish.key)) ?? (await make(own, wish))
    })
    return ok({ id })
  } catch (error) {
    if (error instanceof Refusal) return error.result
    throw error
  }
}

async function make(req: PayloadRequest, wish: PastedMenu): Promise<number> {
  await refuseUnknown(req, wish)
  leaveUnstated(req)
  const slices: NonNullable<Menu['slices']> = []
  for (const [at, section] of wish.sections.entries()) {
    const items: number[] = []
    for (const [place, dish] of section.dishes.entries())
      items.push(
        dish.use ??
          (await createAt(req, `sections.${at}.dishes.${place}`, 'menu-items', itemOf(dish))),
      )
    const category = await createAt(req, `sections.${at}`, 'menu-categories', {
      ...{ title: section.title, description: section.description || null },
      ...{ items, _status: 'published' },
    } satisfies Partial<MenuCategory>)
    addSection(slices, section, category)
  }
  const [first] = slices
  if (first) first.id = wish.key
  const menu = await createAt(req, '', 'menus', { title: wish.title, slices, _status: 'draft' })
  if (wish.location !== null) await giveMenu(req, wish.location, menu)
  return menu
}

/** Below the heading of its part a section stands in one slice with those before it. */
function addSection(
  slices: NonNullable<Menu['slices']>,
  { part }: PastedSection,
  category: number,
) {
  if (part) {
    const { title, description } = part
    slices.push({ blockType: 'menu_section_heading', title, description: description || null })
  }
  const last = slices.at(-1)
  const item = { menuCategory: category }
  if (last?.blockType === 'menu_section') last.items.push(item)
  else slices.push({ blockType: 'menu_section', variation: 'default', items: [item] })
}

function itemOf({ title, description, prices, marks }: PastedDish): Partial<MenuItem> {
  const [one] = prices
  const isOne = prices.length === 1 && one?.name === ''
  return {
    ...{ title, description: descriptionFrom(description), tags: marks, _status: 'published' },
    price: isOne ? amountOf(one.cents) : null,
    variants: isOne
      ? []
      : prices.map(({ name, cents }) => ({ title: name, price: amountOf(cents) })),
  }
}

async function createAt(
  req: PayloadRequest,
  place: string,
  collection: 'menu-categories' | 'menu-items' | 'menus' | 'zones',
  data: object,
): Promise<number> {
  try {
    const own = { depth: 0, overrideAccess: false, req, user: req.user } as const
    const draft = collection === 'menus'
    return (await req.payload.create({ collection, data: data as never, draft, ...own })).id
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const fields = error.data.errors.map(({ path, message }) => ({
      path: [place, path].filter((part) => part !== '').join('.'),
      message,
    }))
    throw new Refusal('invalid', { fields })
  }
}

/** Id of the menu that was made by this key; null where there is none among the newest. */
async function madeBefore(req: PayloadRequest, key: string): Promise<number | null> {
  const { docs } = await req.payload.db.find<Menu>({
    ...{ collection: 'menus', sort: '-createdAt', limit: RECENT, pagination: false, req },
    select: { slices: true },
  })
  return docs.find(({ slices }) => slices?.some(({ id }) => id === key))?.id ?? null
}

async function refuseUnknown(req: PayloadRequest, { sections }: PastedMenu) {
  const dishes = sections.flatMap((section) => section.dishes)
  const used = dishes.flatMap(({ use }) => use ?? [])
  const knownDishes = await idsOf(req, 'menu-items', used)
  const tags = await idsOf(
    req,
    'menu-tags',
    dishes.flatMap(({ marks }) => marks),
  )
  for (const [section, { dishes: own }] of sections.entries()) {
    for (const [dish, { use, marks }] of own.entries()) {
      if (use !== null && !knownDishes.has(use))
        throw new Refusal('unknown_dish', { section, dish })
      if (marks.some((mark) => !tags.has(mark)))
        throw new Refusal('unknown_mark', { section, dish })
    }
  }
}

/** Those of the ids that are there; of marks, those that say nothing of allergens, which only a person states. */
async function idsOf(
  req: PayloadRequest,
  collection: 'menu-items' | 'menu-tags',
  ids: readonly number[],
) {
  if (ids.length === 0) return new Set<number>()
  const notAllergens = collection === 'menu-tags' ? [{ kind: { not_equals: 'allergen' } }] : []
  const { docs } = await req.payload.find({
    ...{ collection: collection as CollectionSlug, depth: 0, pagination: false, req, select: {} },
    where: { and: [{ id: { in: [...new Set(ids)] } }, ...notAllergens] },
  })
  return new Set(docs.map(({ id }) => Number(id)))
}

/** Gives a location the menu by a zone that has none, or by one of its own. */
async function giveMenu(req: PayloadRequest, location: number, menuLayout: number) {
  const found = await req.payload.findByID({
    ...{ collection: 'locations', id: location, depth: 0, disableErrors: true, draft: true, req },
  })
  if (!found) throw new Refusal('unknown_location')
  const zones = await readStoredZones(req)
  if (hasMenu(zones, location)) throw new Refusal('has_menu')
  const zone = zoneForMenu(zones, location)
  if (!zone) {
    await createAt(req, 'location', 'zones', {
      title: found.title,
      locations: [{ location }],
      menuLayout,
    })
    return
  }
  // Deleting a location leaves its row in the zone, empty; validation would refuse it.
  const locations = (zone.locations ?? []).filter((row) => row.location)
  await req.payload.update({
    ...{ collection: 'zones', id: zone.id, data: { menuLayout, locations } },
    ...{ depth: 0, overrideAccess: false, req, user: req.user },
  })
}
