import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hydrated, openBrowser, visit } from '#tests/support/browser.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const MENU = '/locations/burrard/menu'

let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  site = await startSite({ seed: inject('seeds').sqlite })
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const titles = (html: string) =>
  [...html.matchAll(/data-item="[^"]+"><div [^>]*><h3 [^>]*><a [^>]*>([^<]+)</g)].map(
    ([, title]) => title,
  )

describe('the still parts of a page (decision 20)', () => {
  test('a menu stands once in its page, and whole in what soft navigation gets', async () => {
    const html = await (await fetch(`${site.url}${MENU}`)).text()
    const data = await (await fetch(`${site.url}${MENU}`, { headers: { rsc: '1' } })).text()
    const found = titles(html)
    expect(found.length).toBeGreaterThanOrEqual(60)
    const scripts = html.match(/<script>self\.__next_f.*?<\/script>/gs)?.join('') ?? ''
    expect(scripts).not.toContain('data-item')
    expect(data.match(/"data-item"/g)).toHaveLength(found.length)
    expect(data).not.toContain('data-still')
  })

  test('who comes back finds the menu as they left it, and its panels open and close', async () => {
    const { page, context, problems } = await visit(browser, { width: 390 })
    await page.goto(`${site.url}${MENU}`)
    await hydrated(page)
    const items = page.locator('[data-item]')
    const total = await items.count()
    const panel = page.getByRole('button', { name: /^Nutrition: / }).first()
    await panel.click()
    expect(await panel.getAttribute('aria-expanded')).toBe('true')

    await page.locator('a[href="/locations/burrard"]').filter({ visible: true }).first().click()
    await page.waitForURL('**/locations/burrard')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await items.count()).toBe(0)
    await page.goBack()
    await items.first().waitFor()
    expect(await items.count()).toBe(total)
    expect(await panel.getAttribute('aria-expanded')).toBe('true')
    await panel.click()
    expect(await panel.getAttribute('aria-expanded')).toBe('false')
    expect(problems).toEqual([])
    await context.close()
  })

  test('who comes by soft navigation finds the same menu', async () => {
    const { page, context, problems } = await visit(browser, { width: 1440 })
    await page.goto(`${site.url}${MENU}`)
    const total = await page.locator('[data-item]').count()
    await page.goto(`${site.url}/locations/burrard`)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.locator(`main a[href="${MENU}"]`).first().click()
    await page.waitForURL(`**${MENU}`)
    await page.locator('[data-item]').first().waitFor()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(await page.locator('[data-item]').count()).toBe(total)
    const panel = page.getByRole('button', { name: /^Nutrition: / }).first()
    await panel.click()
    expect(await panel.getAttribute('aria-expanded')).toBe('true')
    expect(problems).toEqual([])
    await context.close()
  })
})
