import type { Browser, Page } from 'playwright-core'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { logIn } from '#tests/support/admin.ts'
import { visit } from '#tests/support/browser.ts'
import type { Site } from '#tests/support/site.ts'
import type { Ask, Host } from '#tests/support/staff.ts'

/** The restaurant whose host and guests are watched. */
export const UID = 'kitsilano'
export const MENU = `/locations/${UID}/menu`

/** How many slots a guest would put up with: five hours. */
const SLOTS = 20

let guests = 0

/** A guest books the next table of today by the site's own routes; answers once they are told so. */
export async function book(site: Site, lastName: string, email: string): Promise<void> {
  guests += 1
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.${Math.floor(guests / 250)}.${guests % 250}`,
  }
  const post = async (route: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify({ restaurant_id: UID, ...body }) }
    const reply = await fetch(`${site.url}/api/opentable/${route}`, init)
    if (reply.status === 409) return null
    if (!reply.ok) throw new Error(`${route}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as { response: { reservation_token: string } }
  }
  const soonest = Math.floor(site.now() / SLOT_MS) + 2
  for (let slot = soonest; slot < soonest + SLOTS; slot++) {
    const at = localOf(slot * SLOT_MS, 'America/Vancouver')
    const wish = { party_size: '2', date_time: at, reservation_attribute: 'default' }
    const held = await post('lock-availability', wish)
    if (!held) continue
    const { reservation_token } = held.response
    const guest = { first_name: 'Ada', last_name: lastName, phone_number: '604-555-0199' }
    if (await post('reserve', { reservation_token, ...guest, email_address: email })) return
  }
  throw new Error('No table is left today.')
}

/** The day of a host, who is at work. */
export async function openDesk(browser: Browser, site: Site, host: Host): Promise<Page> {
  const { page } = await visit(browser)
  await page.goto(`${site.url}/admin`)
  await logIn(page, host)
  await page.waitForURL(/\/admin\/?$/)
  await page.goto(`${site.url}/admin/reservations`)
  await page.getByText('Live', { exact: false }).first().waitFor()
  return page
}

/** The menu on a guest's telephone, which listens to what hosts say. */
export async function openMenu(browser: Browser, url: string): Promise<Page> {
  const { page } = await visit(browser, { width: 390 })
  const line = page.waitForResponse((reply) => reply.url().endsWith('/sold-out'))
  await page.goto(url + MENU)
  await line
  return page
}

/** The first dish of the restaurant's menu, as a host says that it is sold out or back. */
export async function firstDish(
  ask: Ask,
): Promise<{ title: string; say(soldOut: boolean): Promise<unknown> }> {
  const query = `where[uid][equals]=${UID}&depth=0`
  const { docs } = (await ask('GET', `/locations?${query}`)) as { docs: { id: number }[] }
  const location = docs[0]?.id
  const { menu } = (await ask('GET', `/sold-out/board?location=${location}`)) as {
    menu: { dishes: { id: string; title: string }[] }[]
  }
  const dish = menu[0]?.dishes[0]
  if (!dish) throw new Error('The menu has no dish.')
  const say = (soldOut: boolean) =>
    ask('POST', '/sold-out/set', { location, item: dish.id, soldOut })
  return { title: dish.title, say }
}

/** Whether a guest's open menu marks a dish. */
export function isMarked(page: Page, title: string): Promise<boolean> {
  return page
    .locator('[data-item]')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByText('Sold out', { exact: true })
    .isVisible()
}

/** Whether the menu is marked where it is loaded again, also without JavaScript. */
export async function isMarkedAnew(url: string): Promise<boolean> {
  return (await (await fetch(url + MENU)).text()).includes('>Sold out<')
}
