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
 * names a restaurant, but not which of its pictures it is. `other_named`: a folder names the restaurant `name`, and the file
 * the restaurant `other`.
 */
export type PathMatch =
  | { use: PictureUse }
  | { use: null; why: null }
  | { use: null; why: 'several'; name: string }
  | { use: null; why: 'no_field'; name: string }
  | { use: null; why: 'other_named'; name: string; other: string }

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
 * restaurant by a folder, or by the first or last words of the file's name. Within the folder of a restaurant the words for its
 * own pictures come before the names of dishes. A name of one word in a longer one can be any word: it names a restaurant only
 * in no folder, and beside words that say a picture or a dish.
 */
export function matchPath(path: string, index: PictureIndex): PathMatch {
  const ofFolder = restaurantsOfFolders(path, index)
  return ofFolder.length > 0 ? matchWithin(path, ofFolder, index) : matchByName(path, index)
}

/** Matches a file in the folder of a restaurant, of several where the folder's name is theirs. */
function matchWithin(path: string, ofFolder: Pictured[], index: PictureIndex): PathMatch {
  const stem = stemOf(path)
  const named = restaurantIn(stem, index, (rest) => roleOf(rest) !== null)
  const own = named?.restaurants.filter((one) => ofFolder.includes(one)) ?? []
  const isDish = index['menu-items'].has(stem)
  if (named && own.length === 0 && (named.rest === '' || !isDish)) {
    const [name, other] = [ofFolder[0]?.title ?? '', named.restaurants[0]?.title ?? '']
    return { use: null, why: 'other_named', name, other }
  }
  const restaurants = own.length > 0 ? own : ofFolder
  const words = named && own.length > 0 ? named.rest : stem
  const field = fieldOf(path, words)
  const dishes = index['menu-items'].get(stem) ?? index['menu-items'].get(words) ?? []
  if (field === null && dishes.length > 0) return only(dishes, 'image')
  return only(restaurants, field)
}

/** Matches a file in no folder of a restaurant. */
function matchByName(path: string, index: PictureIndex): PathMatch {
  const stem = stemOf(path)
  const dishes = index['menu-items']
  const saysUse = (rest: string) =>
    !path.includes('/') && (roleOf(rest) !== null || dishes.has(rest))
  const named = restaurantIn(stem, index, saysUse)
  const found =
    dishes.get(stem) ?? (named && roleOf(named.rest) === null ? dishes.get(named.rest) : null) ?? []
  const whole = named?.rest === '' ? named.restaurants : []
  const exact = [...found, ...whole]
  if (exact.length > 0) return only(exact, 'image')
  return named ? only(named.restaurants, fieldOf(path, named.rest)) : { use: null, why: null }
}

/** A match with the only one of those that are found; `field`: null where nothing says which of its pictures it is. */
function only(found: readonly Pictured[], field: PictureUse['field'] | null): PathMatch {
  const [of] = found
  if (!of) return { use: null, why: null }
  if (found.length > 1) return { use: null, why: 'several', name: of.title }
  return field === null ? { use: null, why: 'no_field', name: of.title } : { use: { of, field } }
}

/** The field of a restaurant that words in its folder, or beside its name, say; its name alone says its picture. */
function fieldOf(path: string, words: string): PictureUse['field'] | null {
  const folder = slugify(path.split('/').at(-2) ?? '')
  if (MORE_FOLDER.test(folder)) return 'gallery'
  return words === '' ? 'image' : roleOf(words)
}

function roleOf(words: string): PictureUse['field'] | null {
  if (MORE.test(words)) return 'gallery'
  return MAIN.test(words) ? 'image' : null
}

/**
 * The restaurants whose name is the longest that a file's name begins or ends with, and the rest of it. `counts`: whether a name
 * of one word is one of a restaurant beside this rest.
 */
function restaurantIn(
  stem: string,
  { locations }: PictureIndex,
  counts: (rest: string) => boolean,
) {
  const words = stem.split('-')
  for (let count = words.length; count > 0; count -= 1) {
    const [before, after] = [words.slice(0, -count).join('-'), words.slice(count).join('-')]
    const first = { restaurants: locations.get(words.slice(0, count).join('-')), rest: after }
    const last = { restaurants: locations.get(words.slice(-count).join('-')), rest: before }
    for (const { restaurants, rest } of [first, last])
      if (restaurants && (count > 1 || rest === '' || counts(rest))) return { restaurants, rest }
  }
  return null
}

/** The name of a file without its ending, as `slugify` writes it. */
export function stemOf(path: string): string {
  const file = path.split('/').at(-1) ?? ''
  return slugify(file.replace(/\.[^.]*$/, ''))
}
