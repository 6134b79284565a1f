import { locations } from '../content/locations/all.ts'
import { categories } from '../content/menu/categories.ts'
import { menus } from '../content/menu/layouts.ts'
import { tags } from '../content/menu/tags.ts'
import { posts } from '../content/news/all.ts'
import { pages } from '../content/pages/all.ts'
import { zones } from '../content/zones.ts'
import { mediaManifest } from '../media/manifest.ts'
import { type PictureName, pictures } from '../media/pictures.ts'
import { globalInputs } from './globals.ts'
import { loadBookingSettings, locationInput, zoneInput } from './locations.ts'
import { loadFilm, loadPicture } from './media.ts'
import { categoryInput, itemInput, loadPairings, menuInput } from './menu.ts'
import { pageInput, postInput } from './pages.ts'
import type { DemoStore } from './store.ts'

/** One step of a load: what it is about, and the work on each of its things. */
export type Step = { label: string; work: (() => Promise<unknown>)[] }

/**
 * Everything that loads the demo group, in order: what others refer to comes first, and documents that
 * refer to each other are outlined before they are filled and published.
 */
export function loadSteps(store: DemoStore): Step[] {
  return [...library(store), ...outlines(store), ...menuSteps(store), ...published(store)]
}

function library(store: DemoStore): Step[] {
  const names = Object.keys(pictures) as PictureName[]
  const films = Object.keys(mediaManifest.videos)
  return [
    step('Pictures', names, (name) => loadPicture(store, name)),
    step('Films', films, (file) => loadFilm(store, file)),
  ]
}

function outlines(store: DemoStore): Step[] {
  const { outline } = store
  return [
    step('Restaurants', locations, ({ uid, title }) => outline('locations', uid, { title })),
    step('Menus', menus, ({ uid, title }) => outline('menus', uid, { title })),
    step('Pages', pages, ({ uid, title, type }) => outline('pages', uid, { title, type })),
    step('News', posts, ({ uid, title, type }) => outline('news-posts', uid, { title, type })),
  ]
}

function menuSteps(store: DemoStore): Step[] {
  const { ensure, ids } = store
  const items = categories.flatMap((category) => category.items.map((item) => ({ item, category })))
  return [
    step('Zones', zones, (zone) => ensure('zones', zone.uid, () => zoneInput(zone, ids))),
    step('Menu marks', tags, (tag) => ensure('menu-tags', tag.uid, () => ({ ...tag }))),
    step('Dishes and drinks', items, ({ item, category }) =>
      ensure('menu-items', item.uid, () => itemInput(item, category, ids)),
    ),
    step('Menu categories', categories, (category) =>
      ensure('menu-categories', category.uid, () => categoryInput(category, ids)),
    ),
    step('Pairings', items, ({ item }) => loadPairings(store, item)),
  ]
}

function published(store: DemoStore): Step[] {
  const { publish, ids } = store
  return [
    step('Publishing menus', menus, (menu) =>
      publish('menus', menu.uid, () => menuInput(menu, ids)),
    ),
    step('Publishing restaurants', locations, (location) =>
      publish('locations', location.uid, () => locationInput(location, ids)),
    ),
    step('Floor plans', locations, ({ uid }) => loadBookingSettings(store, uid)),
    step('Publishing pages', pages, (page) =>
      publish('pages', page.uid, () => pageInput(page, ids)),
    ),
    step('Publishing news', posts, (post) =>
      publish('news-posts', post.uid, () => postInput(post, ids)),
    ),
    step('Header, footer and settings', Object.entries(globalInputs), ([slug, input]) =>
      store.fillGlobal(slug, () => input(ids)),
    ),
  ]
}

function step<Thing>(label: string, things: Thing[], work: (thing: Thing) => Promise<unknown>) {
  return { label, work: things.map((thing) => () => work(thing)) }
}
