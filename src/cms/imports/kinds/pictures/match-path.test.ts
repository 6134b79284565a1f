import { describe, expect, test } from 'vitest'
import { indexOf, matchPath, type Pictured, restaurantsOfFolders } from './match-path.ts'

let made = 0
const restaurant = (title: string, uid: string): Pictured => ({
  ...{ collection: 'locations', id: ++made, title, names: [title, uid], hasPicture: false },
})
const dish = (title: string): Pictured => ({
  ...{ collection: 'menu-items', id: ++made, title, names: [title], hasPicture: false },
})

const index = indexOf([
  restaurant('Kitsilano', 'kits'),
  restaurant('Burrard', 'burrard'),
  restaurant('Burrard Street', 'burrard-street'),
  restaurant('Quay', 'quay-west'),
  restaurant('Quay', 'quay-east'),
  restaurant('Market', 'market'),
  restaurant('Patio', 'patio'),
  dish('Hero'),
  dish('Burger'),
  dish('Margherita'),
  dish('Ahi Tuna Tacos'),
  dish('Crème brûlée'),
  dish('House salad'),
  dish('House Salad'),
])

describe('the path of a picture', () => {
  test.each([
    ['kitsilano-hero.jpg', 'Kitsilano', 'image'],
    ['Kitsilano/hero.jpg', 'Kitsilano', 'image'],
    ['Pictures 2026/KITS/Main picture.JPG', 'Kitsilano', 'image'],
    ['hero_kits.png', 'Kitsilano', 'image'],
    ['kitsilano.jpg', 'Kitsilano', 'image'],
    ['Kitsilano/gallery/DSC 0001.jpg', 'Kitsilano', 'gallery'],
    ['Kitsilano/2.jpg', 'Kitsilano', 'gallery'],
    ['Kitsilano/gallery/burger.jpg', 'Kitsilano', 'gallery'],
    ['Kitsilano/burger.jpg', 'Burger', 'image'],
    ['Kitsilano/kitsilano-hero.jpg', 'Kitsilano', 'image'],
    ['hero.jpg', 'Hero', 'image'],
    ['market-2.jpg', 'Market', 'gallery'],
    ['Farm/patio.jpg', 'Patio', 'image'],
    ['burrard-street-hero.jpg', 'Burrard Street', 'image'],
    ['burrard-hero.jpg', 'Burrard', 'image'],
    ['quay-east/hero.jpg', 'Quay', 'image'],
    ['margherita.png', 'Margherita', 'image'],
    ['burrard/menu/ahi-tuna-tacos.jpg', 'Ahi Tuna Tacos', 'image'],
    ['burrard_ahi tuna tacos.webp', 'Ahi Tuna Tacos', 'image'],
    ['Creme Brulee.jpg', 'Crème brûlée', 'image'],
  ])('%s is for %s: %s', (path, title, field) => {
    expect(matchPath(path, index)).toMatchObject({ use: { of: { title }, field } })
  })

  test.each([
    ['menu/house-salad.jpg', 'House salad'],
    ['Quay/hero.jpg', 'Quay'],
  ])('%s names several', (path, name) => {
    expect(matchPath(path, index)).toEqual({ use: null, why: 'several', name })
  })

  test('does not say by a folder alone which picture of a restaurant it is', () => {
    const found = { use: null, why: 'no_field', name: 'Kitsilano' }
    expect(matchPath('Kitsilano/DSC_4711.jpg', index)).toEqual(found)
    expect(matchPath('burrard-street-oysters.jpg', index)).toEqual({
      ...found,
      name: 'Burrard Street',
    })
  })

  test.each([
    ['Kitsilano/burrard-hero.jpg', 'Burrard'],
    ['Kitsilano/market.jpg', 'Market'],
    ['Kitsilano/gallery/burrard-street-terrace.jpg', 'Burrard Street'],
  ])('%s names one restaurant by its folder, and another one by its file', (path, other) => {
    const found = { use: null, why: 'other_named', name: 'Kitsilano', other }
    expect(matchPath(path, index)).toEqual(found)
  })

  test.each([
    ...['Farm/market-2.jpg', 'Farm/patio-interior.jpg', 'Farm/burrard-margherita.jpg'],
    ...['kitsilano-oysters.jpg', 'farmers-market.jpg'],
    ...['evening.jpg', 'kitsilanohero.jpg', 'tacos.jpg', '汉字.jpg', '.jpg', ''],
  ])('names nothing: %s', (path) => {
    expect(matchPath(path, index)).toEqual({ use: null, why: null })
  })

  test('has the restaurants of its innermost folder that names one', () => {
    const titles = (path: string) => restaurantsOfFolders(path, index).map(({ title }) => title)
    expect(titles('Burrard/Kits/menu/a.jpg')).toEqual(['Kitsilano'])
    expect(titles('other/kitsilano.jpg')).toEqual([])
  })
})
