import { rmSync } from 'node:fs'
import { inject, onTestFinished } from 'vitest'
import { forget } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { booker, fillDetails, openAndHold } from '#tests/support/guest.ts'
import { stopClock } from '#tests/support/page-clock.ts'
import { startSite } from '#tests/support/site.ts'

test('the panel books once over a server that is killed and comes back in the middle', async ({
  begin,
}) => {
  const own = await startSite({ seed: inject('seeds').sqlite })
  onTestFinished(() => rmSync(own.dataDir, { recursive: true, force: true }))
  const visit = await begin(booker())
  const { page } = visit
  await page.clock.install()
  const panel = await openAndHold(page, own.url, 'kitsilano')
  await fillDetails(page)
  await own.kill()
  // The panel asks again after a pause, which lasts until the site is there again.
  await stopClock(page)
  const failed = page.waitForEvent('requestfailed', (r) => r.url().endsWith('/reserve'))
  await panel.complete.click()
  await failed
  const again = await startSite({
    seed: { dataDir: own.dataDir },
    keep: true,
    env: { PORT: new URL(own.url).port, PUBLIC_URL: own.url },
  })
  onTestFinished(async () => {
    await again.stop()
  })
  await page.clock.resume()
  await panel.thanks.waitFor()
  await panel.manage.click()
  await page.getByRole('heading', { name: 'Your reservation' }).waitFor()
  forget(visit, /net::ERR_/)
})
