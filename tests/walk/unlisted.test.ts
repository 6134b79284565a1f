import { expect } from 'vitest'
import { routes } from '#lib/routing/routes.ts'
import { test } from '#tests/support/browser-test.ts'
import { describeWalk } from './describe-walk.ts'
import { islands } from './islands.ts'
import { sitePaths } from './site-paths.ts'

test('there is a page of every type', async ({ site }) => {
  const { models } = await sitePaths(site.url)
  const pages = routes.filter((one) => one.kind === 'public' && one.navigation === 'soft')
  const missing = pages.filter(({ pattern }) => !models.has(pattern))
  expect(missing.map(({ pattern }) => pattern)).toEqual([])
})

describeWalk('the pages that no sitemap lists, and every slice', ({ unlisted }) => unlisted, {
  further: { 'pay only for the islands that they render': islands },
})
