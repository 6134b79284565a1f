import { describe, expect } from 'vitest'
import { hydrated } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { LAPTOP, MENU, openMenu, PHONE } from '#tests/support/menus/menu-page.ts'

const titles = (html: string) =>
  [...html.matchAll(/data-item="[^"]+"><div [^>]*><h3 [^>]*><a [^>]*>([^<]+)</g)].map(
    ([, title]) => title,
  )

describe('the static fragments of a page (decision 20)', () => {
  test('a menu stands once in its page, and whole in what soft navigation gets', async ({
    site,
  }) => {
    const html = await (await fetch(`${site.url}${MENU}`)).text()
    const data = await (await fetch(`${site.url}${MENU}`, { headers: { rsc: '1' } })).text()
    const found = titles(html)
    expect(found.length).toBeGreaterThanOrEqual(60)
    const scripts = html.match(/<script>self\.__next_f.*?<\/script>/gs)?.join('') ?? ''
    expect(scripts).not.toContain('data-item')
    expect(data.match(/"data-item"/g)).toHaveLength(found.length)
    expect(data).not.toContain('data-frag')
  })

  test('who comes back finds the menu as they left it, and its panels open and close', async ({
    look,
    site,
  }) => {
    const { page } = await look(PHONE)
    await openMenu(page, `${site.url}${MENU}`)
    const items = page.locator('[data-item]')
    const total = await items.count()
    const panel = page.getByRole('button', { name: /^Nutrition: / }).first()
    const expanded = () => panel.getAttribute('aria-expanded')
    await panel.click()
    expect(await expanded()).toBe('true')

    await page.locator('a[href="/locations/burrard"]').filter({ visible: true }).first().click()
    await page.waitForURL('**/locations/burrard')
    await expect.poll(() => items.count()).toBe(0)
    await page.goBack()
    await items.first().waitFor()
    await expect.poll(() => items.count()).toBe(total)
    expect(await expanded()).toBe('true')
    await panel.click()
    expect(await expanded()).toBe('false')
  })

  test('who comes by soft navigation finds the same menu', async ({ look, site }) => {
    const { page } = await look(LAPTOP)
    await page.goto(`${site.url}${MENU}`)
    const items = page.locator('[data-item]')
    const total = await items.count()
    await page.goto(`${site.url}/locations/burrard`)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.locator(`main a[href="${MENU}"]`).first().click()
    await page.waitForURL(`**${MENU}`)
    await items.first().waitFor()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await expect.poll(() => items.count()).toBe(total)
    const panel = page.getByRole('button', { name: /^Nutrition: / }).first()
    await panel.click()
    expect(await panel.getAttribute('aria-expanded')).toBe('true')
  })
})
