import { slugify } from '../../../addresses/slugify.ts'

/** A restaurant or dish that pictures can be for; `names`: what a path may call it. */
export type Pictured = {
  collection: 'locations' | 'menu-items'
  id: number
  title: string
  names: readonly string[]
  /** Whether it has a picture already. */
  hasPicture: boolean
}

/** A field that a picture fills: the picture of a restaurant or dish, or one more of a restaurant's pictures. */
export type PictureUse = { of: Pictured; field: 'image' | 'gallery' }

/**
 * What the path of a picture says of its use. `several`: more than one restaurant or dish has the name `name`. `no_field`: it
 * names a restaurant, but not which of its pictures it is.
 */
export type PathMatch =
  | { use: PictureUse }
  | { use: null; why: null }
  | { use: null; why: 'several'; name: string }
  | { use: null; why: 'no_field'; name: string }

/** What paths can name, by its name as `slugify` writes it. */
export type PictureIndex = Record<Pictured['collection'], ReadonlyMap<string, Pictured[]>>

/** Words after a restaurant's name, or in its folder, for its own picture, and for one more. */
const MAIN =
  /^(?:(?:main|hero|cover|title|header|front|exterior|outside)(?:-(?:picture|photo|image))?|picture|photo|image)$/
const MORE = /^(?:(?:gallery|more|interior|inside|room|rooms|pictures|photos)(?:-\d+)?|\d{1,3})$/
/** Folders of a restaurant whose pictures are all for its gallery. */
const MORE_FOLDER = /^(?:gallery|more-pictures)$/

/** An index of restaurants and dishes. */
export function indexOf(all: readonly Pictured[]): PictureIndex {
  const index = { locations: new Map(), 'menu-items': new Map() } satisfies PictureIndex
  for (const one of all) {
    const map: Map<string, Pictured[]> = index[one.collection]
    for (const name of new Set(one.names.map(slugify)))
      if (name !== '') map.set(name, [...(map.get(name) ?? []), one])
  }
  return index
}

/** The restaurants that a folder of a path is called after, of the innermost such folder. */
export function restaurantsOfFolders(path: string, { locations }: PictureIndex): Pictured[] {
  const folders = path.split('/').slice(0, -1).toReversed()
  const found = folders.map((folder) => locations.get(slugify(folder)) ?? [])
  return found.find((list) => list.length > 0) ?? []
}

/**
 * The restaurant or dish that a path names: a dish by the whole name of the file, or what is left of it beside a restaurant's; a
 * restaurant by a folder, or by the first or last words of the file's name.
 */
export function matchPath(path: string, index: PictureIndex): PathMatch {
  const stem = stemOf(path)
  const named = restaurantIn(stem, index)
  const dishes = index['menu-items'].get(stem) ?? index['menu-items'].get(named?.rest ?? '') ?? []
  const whole = named?.rest === '' ? named.restaurants : []
  const exact = [...dishes, ...whole]
  if (exact.length > 1) return several(exact)
  const [only] = exact
  if (only) return { use: { of: only, field: 'image' } }
  const ofFolder = restaurantsOfFolders(path, index)
  const restaurants = named?.restaurants ?? ofFolder
  if (restaurants.length > 1) return several(restaurants)
  const [restaurant] = restaurants
  if (!restaurant) return { use: null, why: null }
  const field = fieldOf(path, named?.rest ?? stem)
  if (field === null) return { use: null, why: 'no_field', name: restaurant.title }
  return { use: { of: restaurant, field } }
}

function several(found: readonly Pictured[]): PathMatch {
  return { use: null, why: 'several', name: found[0]?.title ?? '' }
}

function fieldOf(path: string, words: string): PictureUse['field'] | null {
  const folder = slugify(path.split('/').at(-2) ?? '')
  if (MORE_FOLDER.test(folder) || MORE.test(words)) return 'gallery'
  return MAIN.test(words) ? 'image' : null
}

/** The restaurants whose name is the longest that a file's name begins or ends with, and the rest of it. */
function restaurantIn(stem: string, { locations }: PictureIndex) {
  const words = stem.split('-')
  for (let count = words.length; count > 0; count -= 1) {
    const first = words.slice(0, count).join('-')
    const last = words.slice(-count).join('-')
    const [begin, end] = [locations.get(first), locations.get(last)]
    if (begin) return { restaurants: begin, rest: words.slice(count).join('-') }
    if (end) return { restaurants: end, rest: words.slice(0, -count).join('-') }
  }
  return null
}

/** The name of a file without its ending, as `slugify` writes it. */
function stemOf(path: string): string {
  const file = path.split('/').at(-1) ?? ''
  return slugify(file.replace(/\.[^.]*$/, ''))
}
