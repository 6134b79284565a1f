import { expect } from 'vitest'
import { expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { sendCounts } from '#tests/support/counted-visit.ts'
import { hand } from '#tests/support/hand.ts'
import { test } from '#tests/support/worker-site.ts'

const UID = 'kitsilano'

test('an owner’s first page begins with the week, and leads to what guests did not find', async ({
  begin,
  site,
  administrator,
}) => {
  const steps = ['search', 'found', 'booked'].map((step) => [step, UID, ''])
  await sendCounts(site, [['view', UID, 'location'], ...steps], 12)
  await sendCounts(
    site,
    [
      ['none_hour', UID, '19'],
      ['none_party', UID, '6'],
      ['dish', UID, 'hydrogen soup'],
      ['landing', UID, 'letter/email'],
    ],
    7,
  )
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, administrator)
  await page.goto(`${site.url}/admin/website-figures`)
  const file = () => page.evaluate(async () => (await fetch('/admin/api/site-counts/csv')).text())
  // Each instance writes every ten seconds what it has counted.
  await expect.poll(file, { timeout: 60_000 }).toContain('letter/email')
  expect(await file()).not.toContain('hydrogen soup')
  await page.goto(`${site.url}/admin`)
  const missed = page.getByRole('region', { name: 'Looked for and not found' })
  await missed.getByText('7:00 PM, and for 6 guests').waitFor()
  const look = async (what: string) =>
    atBothWidths(page, async (width) => {
      for (const theme of ['light', 'dark']) {
        await page.evaluate(
          (one) => document.documentElement.setAttribute('data-theme', one),
          theme,
        )
        expect(await violations(page, 'main'), `${what}, ${theme}, ${width} px`).toEqual([])
      }
      await expectNoSidewaysScroll(page, what, width)
    })
  await look('first page')
  const { did, tap } = hand()
  await tap(missed.getByRole('link'))
  await page.getByRole('heading', { name: 'Website figures', exact: true }).waitFor()
  expect(did).toEqual({ taps: 1, typed: 0 })
  const dishes = page.getByRole('region', { name: 'Searched on menus and not found' })
  await dishes.getByText('once its week is over').waitFor()
  await page.getByText('What is counted').first().click()
  await page.getByText('Global Privacy Control').waitFor()
  await look('website figures')
})
