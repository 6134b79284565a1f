import { expect, inject, onTestFinished } from 'vitest'
import { forget } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { opened } from '#tests/support/menus/kept-menus.ts'
import { startSite } from '#tests/support/site.ts'

const MENU = '/locations/kitsilano/touchless-menu'

test('a menu that is kept without a network goes by itself where that is switched off, with all that was kept', async ({
  begin,
}) => {
  const seed = inject('seeds').sqlite
  const start = async (env?: Record<string, string>) => {
    const site = await startSite({ seed, env })
    onTestFinished(() => site.stop())
    return site
  }
  const on = await start()
  const { url } = on
  const guest = await begin({ width: 390 })
  const { page } = guest
  await opened(page, url + MENU)
  await on.kill()
  await start({ OFFLINE_MENUS: 'off', PORT: new URL(url).port, PUBLIC_URL: url })
  // The worker goes while the page comes that it had the browser ask for: only the next page is none of its own.
  await page.goto(url + MENU, { waitUntil: 'commit' })
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await expect.poll(left).toEqual([0, 0])
  await page.reload()
  expect(await left()).toEqual([0, 0])
  // The menu listened to what is sold out when the site was killed, and asked for it while none was there.
  forget(guest, /ERR_CONNECTION_RE(FUSED|SET)|ERR_INCOMPLETE_CHUNKED_ENCODING/)
})
