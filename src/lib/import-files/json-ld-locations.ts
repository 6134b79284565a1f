import { hoursText } from './json-ld-hours.ts'
import { idOf, type JsonLdThing, type JsonLdThings, plainText, typesOf } from './json-ld-nodes.ts'

/** Columns of restaurants that are read from JSON-LD. */
export const LOCATION_COLUMNS = [
  ...([
    'id',
    'name',
    'description',
    'address',
    'city',
    'province',
    'postal code',
    'country',
  ] as const),
  ...(['phone', 'email', 'latitude', 'longitude', 'hours'] as const),
  ...(['order link', 'reserve link', 'url', 'image'] as const),
]

const RESTAURANTS = new Set([
  ...['Restaurant', 'FoodEstablishment', 'BarOrPub', 'CafeOrCoffeeShop', 'Bakery', 'Brewery'],
  ...['Distillery', 'FastFoodRestaurant', 'IceCreamShop', 'Winery', 'NightClub', 'LocalBusiness'],
])

/**
 * The restaurants of pages as rows of texts. What is said of one in several places under one `@id` is one row, unless two of
 * its names, addresses or telephone numbers differ.
 */
export function locationRows(pages: readonly JsonLdThings[]): Record<string, string>[] {
  const rows: Record<string, string>[] = []
  const byId = new Map<string, Record<string, string>>()
  for (const [page, things] of pages.entries()) {
    for (const thing of things.things.filter(isRestaurant)) {
      const id = plainText(thing['@id'])
      // `#restaurant` is another one on each page.
      const key = id.startsWith('http') ? id : `${page} ${id}`
      const row = rowOf(things, thing)
      const before = id === '' ? undefined : byId.get(key)
      if (
        before &&
        IDENTITY.every((name) => !before[name] || !row[name] || before[name] === row[name])
      )
        for (const name of LOCATION_COLUMNS) before[name] ||= row[name] ?? ''
      else rows.push(row)
      if (!before) byId.set(key, row)
    }
  }
  return rows.filter((row) => row.name !== '')
}

const IDENTITY = ['name', 'address', 'phone']

const isRestaurant = (thing: JsonLdThing) => typesOf(thing).some((type) => RESTAURANTS.has(type))

function rowOf(things: JsonLdThings, thing: JsonLdThing): Record<string, string> {
  const [geo = {}] = things.thingsOf(thing, 'geo')
  return {
    id: publicId(things, thing),
    name: things.text(thing, 'name'),
    description: things.text(thing, 'description'),
    ...addressOf(things, thing),
    phone: things.text(thing, 'telephone'),
    email: things.text(thing, 'email').replace(/^mailto:/i, ''),
    latitude: things.text(geo, 'latitude'),
    longitude: things.text(geo, 'longitude'),
    hours: hoursText(things, thing),
    'order link': actionLink(things, thing, 'OrderAction'),
    'reserve link': actionLink(things, thing, 'ReserveAction') || reservationsLink(things, thing),
    url: things.text(thing, 'url'),
    image: linkOf(things, thing, 'image'),
  }
}

/** The identifier of a restaurant. One that only holds within its page, such as `#restaurant`, is replaced by its URL. */
function publicId(things: JsonLdThings, thing: JsonLdThing): string {
  const id = idOf(things, thing)
  return /^(?:#|_:)/.test(id) ? things.text(thing, 'url') : id
}

function addressOf(things: JsonLdThings, thing: JsonLdThing): Record<string, string> {
  const [address = {}] = things.thingsOf(thing, 'address')
  const [country = {}] = things.thingsOf(address, 'addressCountry')
  return {
    address: things.text(address, 'streetAddress') || things.text(thing, 'address'),
    city: things.text(address, 'addressLocality'),
    province: things.text(address, 'addressRegion'),
    'postal code': things.text(address, 'postalCode'),
    country: things.text(address, 'addressCountry') || things.text(country, 'name'),
  }
}

function actionLink(things: JsonLdThings, thing: JsonLdThing, type: string): string {
  const actions = things
    .thingsOf(thing, 'potentialAction')
    .filter((one) => typesOf(one).includes(type))
  return actions.map((action) => linkOf(things, action, 'target')).find((link) => link !== '') ?? ''
}

function reservationsLink(things: JsonLdThings, thing: JsonLdThing): string {
  const said = things.text(thing, 'acceptsReservations')
  return /^https?:/i.test(said) ? said : ''
}

/** The address that a property is, or that what it is has. */
function linkOf(things: JsonLdThings, thing: JsonLdThing, property: string): string {
  const links = things.all(thing, property).map((one) => {
    if (typeof one === 'string') return plainText(one)
    const target = one as JsonLdThing
    const named = ['urlTemplate', 'url', 'contentUrl'].map((name) => things.text(target, name))
    return named.find((link) => link !== '') ?? ''
  })
  return links.find((link) => link !== '') ?? ''
}
