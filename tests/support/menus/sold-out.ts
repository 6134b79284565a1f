import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Ask } from '../staff.ts'

/** Whether the page shows the dish as sold out. */
export const marked = (page: Page, title: string) =>
  page
    .locator('[data-item]')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByText('Sold out', { exact: true })
    .isVisible()

/** Opens the menu and waits until it listens to what hosts say. */
export async function listening(page: Page, url: string) {
  const line = page.waitForResponse((reply) => reply.url().endsWith('/sold-out'))
  await page.goto(url)
  expect((await line).status()).toBe(200)
}

/** The HTML of a page. */
export const html = async (url: string) => (await fetch(url)).text()

/** Whether a page says of any dish that it is sold out. */
export const isSoldOut = async (url: string) => (await html(url)).includes('>Sold out<')

type Board = {
  now: number
  entries: { itemId: string; until: number }[]
  menu: { dishes: { id: string; title: string }[] }[]
}

/** A restaurant's number and the first dish of its menu. */
export async function firstDish(ask: Ask, uid: string) {
  const { docs } = (await ask('GET', `/locations?where[uid][equals]=${uid}&depth=0`)) as {
    docs: { id: number }[]
  }
  const location = docs[0]?.id
  const board = async () => (await ask('GET', `/sold-out/board?location=${location}`)) as Board
  const { id: item, title } = (await board()).menu[0]?.dishes[0] ?? { id: '', title: '' }
  const say = (soldOut: boolean) => ask('POST', '/sold-out/set', { location, item, soldOut })
  return { item, title, board, say }
}
