import { type Step, step } from '#cms/initial-content/load.ts'
import type { ContentStore } from '#cms/initial-content/store.ts'
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

/**
 * Everything that loads the demo group, in order: what others refer to comes first, and documents that
 * refer to each other are outlined before they are filled and published.
 */
export function loadSteps(store: ContentStore): Step[] {
  return [...library(store), ...outlines(store), ...menuSteps(store), ...published(store)]
}

function library(store: ContentStore): Step[] {
  const names = Object.keys(pictures) as PictureName[]
  const films = Object.keys(mediaManifest.videos)
  return [
    step('Pictures', names, (name) => loadPicture(store, name)),
    step('Films', films, (file) => loadFilm(store, file)),
  ]
}

function outlines(store: ContentStore): Step[] {
  return [
    step('Restaurants', locations, ({ uid, title }) => store.outline('locations', uid, { title })),
    step('Menus', menus, ({ uid, title }) => store.outline('menus', uid, { title })),
    step('Pages', pages, ({ uid, title, type }) => store.outline('pages', uid, { title, type })),
    step('News', posts, ({ uid, title, type }) =>
      store.outline('news-posts', uid, { title, type }),
    ),
  ]
}

function menuSteps(store: ContentStore): Step[] {
  const { ids } = store
  const items = categories.flatMap((category) => category.items.map((item) => ({ item, category })))
  return [
    step('Zones', zones, (zone) => store.ensure('zones', zone.uid, () => zoneInput(zone, ids))),
    step('Menu marks', tags, (tag) => store.ensure('menu-tags', tag.uid, () => ({ ...tag }))),
    step('Dishes and drinks', items, ({ item, category }) =>
      store.ensure('menu-items', item.uid, () => itemInput(item, category, ids)),
    ),
    step('Menu categories', categories, (category) =>
      store.ensure('menu-categories', category.uid, () => categoryInput(category, ids)),
    ),
    step('Pairings', items, ({ item }) => loadPairings(store, item)),
  ]
}

function published(store: ContentStore): Step[] {
  const { ids } = store
  return [
    step('Publishing menus', menus, (menu) =>
      store.publish('menus', menu.uid, () => menuInput(menu, ids)),
    ),
    step('Publishing restaurants', locations, (location) =>
      store.publish('locations', location.uid, () => locationInput(location, ids)),
    ),
    step('Floor plans', locations, ({ uid }) => loadBookingSettings(store, uid)),
    step('Publishing pages', pages, (page) =>
      store.publish('pages', page.uid, () => pageInput(page, ids)),
    ),
    step('Publishing news', posts, (post) =>
      store.publish('news-posts', post.uid, () => postInput(post, ids)),
    ),
    step('Header, footer and settings', Object.entries(globalInputs), ([slug, input]) =>
      store.fillGlobal(slug, () => input(ids)),
    ),
  ]
}
