import { describe, expect, inject } from 'vitest'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { PHONE } from '#tests/support/menus/menu-page.ts'
import { firstDish, isSoldOut, listening, marked } from '#tests/support/menus/sold-out.ts'
import { twoInstances } from '#tests/support/menus/two-instances.ts'
import { type Ask, signIn } from '#tests/support/staff.ts'

/** `sites`: two instances on one Postgres database. */
const test = browserTest.extend('sites', { scope: 'file' }, async ({}, { onCleanup }) => {
  const { sites, stop } = await twoInstances(inject('seeds').postgres)
  onCleanup(stop)
  return sites
})

describe('two instances on Postgres', () => {
  /** A restaurant whose service does not end meanwhile, when everything comes back by itself. */
  async function inService(ask: Ask) {
    for (const uid of ['kitsilano', 'water-street']) {
      const dish = await firstDish(ask, uid)
      await dish.say(true)
      const { now, entries } = await dish.board()
      await dish.say(false)
      const until = entries.find(({ itemId }) => itemId === dish.item)?.until ?? 0
      if (until - now > 600_000) return { ...dish, menu: `/locations/${uid}/menu` }
    }
    throw new Error('Two restaurants in different time zones close at once.')
  }

  test('what is said on one is seen on open and on reloaded pages of the other', async ({
    begin,
    sites: [one, other],
  }) => {
    const ask = await signIn(one, inject('seeds').postgres.staff)
    const { menu, title, say } = await inService(ask)
    const { page } = await begin(PHONE)
    await expect.poll(() => isSoldOut(other.url + menu)).toBe(false)
    await listening(page, other.url + menu)
    for (const soldOut of [true, false]) {
      await say(soldOut)
      await expect.poll(() => marked(page, title)).toBe(soldOut)
      await expect.poll(() => isSoldOut(other.url + menu)).toBe(soldOut)
    }
  })

  test('one that ends leaves no line open: it closes each in order, and ends', async ({
    sites: [, other],
  }) => {
    const headers = { accept: 'text/event-stream' }
    const line = await fetch(`${other.url}/api/locations/kitsilano/sold-out`, { headers })
    const words = line.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await words?.read())?.done).toBe(false)
    const stopped = other.stop()
    // A line that is cut off rejects.
    for (let more = await words?.read(); !more?.done; more = await words?.read());
    await stopped
    expect(await other.ended).toBe(0)
  })
})
