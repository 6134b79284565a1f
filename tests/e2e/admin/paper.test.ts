import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { expectNoSidewaysScroll } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { TIME_ZONE, workerBoardTest } from '#tests/support/board-test.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { readPdf } from '#tests/support/pdf.ts'
import type { Site } from '#tests/support/site.ts'
import { works } from '#tests/support/taken-over.ts'

const test = workerBoardTest('richmond')

const sheet = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** Thirty parties of an evening, each with a request, as the host writes them down. */
async function bookThirty(page: Page, site: Site, location: number): Promise<void> {
  for (let n = 0; n < 30; n++) {
    const at = localOf((Math.floor(site.now() / SLOT_MS) + 2 + (n % 20)) * SLOT_MS, TIME_ZONE)
    const guest = {
      name: `Paper Guest${n}`,
      phone: '',
      email: '',
      request: 'No nuts, please: an allergy',
    }
    const booked = await page.request.post(`${site.url}/admin/api/reservations/book`, {
      data: {
        ...{ location, key: crypto.randomUUID(), party: 2, at, guest },
        ...{ source: 'telephone', beyond: ['periods', 'pacing'], table: { kind: 'none' } },
      },
      headers: { origin: site.url },
    })
    expect(booked.status()).toBe(200)
  }
}

test('a day of thirty parties with their requests is printed on one page, from the board', async ({
  openBoard,
  askAsHost,
  site,
  host,
}) => {
  const page = await openBoard(1440)
  await bookThirty(page, site, host.location)
  const day = localOf(site.now(), TIME_ZONE).slice(0, 10)
  const shift = { location: host.location, day, seen: 0, note: 'No lobster tonight' }
  await askAsHost('POST', '/reservations/shift', shift)
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  await sheet(page, 'List').waitFor()
  expect(await sheet(page, 'List').getByRole('row').count()).toBe(31)
  for (const name of ['List', 'Floor sheet', 'Kitchen note']) {
    await sheet(page, name).getByText('No lobster tonight').waitFor()
  }
  await sheet(page, 'Floor sheet').getByText('No table yet').waitFor()
  await sheet(page, 'Kitchen note').getByText('No nuts, please: an allergy').first().waitFor()

  // As its own button prints it.
  await page.evaluate(() => {
    document.documentElement.dataset.print = 'list'
  })
  const { pages } = readPdf(await page.pdf({ format: 'Letter', tagged: true }))
  expect(pages).toBe(1)
})

test('each sheet has a button of its own, and the window stays as it was', async ({
  openBoard,
}) => {
  const page = await openBoard(390)
  const printed: string[] = []
  await page.exposeFunction('isPrinted', (sheets: string) => printed.push(sheets))
  await page.addInitScript(() => {
    window.print = () => {
      const { isPrinted } = window as unknown as { isPrinted(sheets: string): void }
      isPrinted(document.documentElement.dataset.print ?? 'all')
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  await works(page.getByRole('button', { name: 'Print all', exact: true }))
  for (const name of ['Print all', 'Print list', 'Print floor sheet', 'Print kitchen note'])
    await page.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => printed).toEqual(['all', 'list', 'floor', 'kitchen'])
  expect(await page.evaluate(() => document.documentElement.dataset.print)).toBeUndefined()
  await atBothWidths(page, async (width) => {
    for (const theme of ['light', 'dark']) {
      const set = (one: string) => document.documentElement.setAttribute('data-theme', one)
      await page.evaluate(set, theme)
      expect(await violations(page, 'main'), `${theme}, ${width} px`).toEqual([])
    }
    await expectNoSidewaysScroll(page, 'paper', width)
  })
})
