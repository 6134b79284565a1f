import { describe, expect } from 'vitest'
import { quiet } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { unwanted } from '#tests/walk/walk.ts'

describe('the home page', () => {
  test.for([390, 1440])(
    'opens, hydrates, asks no other origin and makes the browser complain of nothing, at %i px',
    async (width, { begin, site }) => {
      const { page, problems } = await begin({ width })
      page.on('request', (request) => problems.push(...unwanted(request, site.url)))
      const response = await page.goto(`${site.url}/`)
      await quiet(page)
      expect(response?.status()).toBe(200)
      expect(await page.locator('h1').count()).toBe(1)
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await page.evaluate(overflow)).toBe(0)
    },
  )
})
