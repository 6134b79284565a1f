import { expect, inject } from 'vitest'
import { atBothWidths, hydrated } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { type Ask, signIn } from '#tests/support/staff.ts'

const test = browserTest.extend('site', { scope: 'file' }, ownSite())

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" onload="alert(1)">
  <script>alert(2)</script><rect width="90" height="30" rx="6" fill="#0e1613"/></svg>`

async function upload(rest: Ask, text: string): Promise<number> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'The mark of a partner' }))
  form.set('file', new File([text], 'partner.svg', { type: 'image/svg+xml' }))
  const { doc } = (await rest('POST', '/media', form)) as { doc: { id: number } }
  return doc.id
}

test('a delivery partner’s own logo, uploaded as SVG, stands beside its name for all restaurants (spec:shell.partner-logos)', async ({
  begin,
  site,
}) => {
  const rest = await signIn(site, inject('seeds').sqlite.staff)
  const ubereats = await upload(rest, LOGO)
  await rest('POST', '/globals/header', { partnerLogos: { ubereats }, _status: 'published' })
  const { page } = await begin({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/test?order=metrotown`)
  await hydrated(page)
  const links = page.getByRole('dialog')
  const uber = links.getByRole('link', { name: 'Uber Eats' })
  const logo = uber.locator('img')
  await logo.waitFor()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  expect(await logo.getAttribute('alt')).toBe('')
  const src = (await logo.getAttribute('src')) ?? ''
  const file = await (await fetch(site.url + src)).text()
  expect(file).not.toMatch(/<svg|script|alert/)
  await atBothWidths(page, async (width) => {
    const box = await logo.boundingBox()
    expect(box?.height, `${width} px`).toBeLessThanOrEqual(48)
    expect(await uber.locator('svg').count()).toBe(1)
    // Ours where they have uploaded none: the sign, and the mark of another site.
    expect(await links.getByRole('link', { name: 'SkipTheDishes' }).locator('svg').count()).toBe(2)
  })
})
