import { beforeAll, describe, expect } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { hydrated } from '#tests/support/browser.ts'
import { groupSeed } from '#tests/support/groups/group-seeds.ts'
import { GROUPS, type Group, pagesOf } from '#tests/support/groups/groups.ts'
import { HOURS } from '#tests/support/key-pages.ts'
import { expectPicture } from '#tests/support/picture.ts'
import { PICTURE_DAY, test as pictureTest } from '#tests/support/picture-test.ts'
import { type Site, startSite } from '#tests/support/site.ts'

/** The sites of the groups, each made when it is first looked at. */
const test = pictureTest.extend('siteOf', { scope: 'file' }, ({}, { onCleanup }) => {
  const sites = new Map<string, Promise<Site>>()
  onCleanup(async () => {
    for (const started of await Promise.allSettled(sites.values()))
      if (started.status === 'fulfilled') await started.value.stop()
  })
  return (name: Group['name']) => {
    const site =
      sites.get(name) ?? groupSeed(name).then((seed) => startSite({ seed, at: PICTURE_DAY }))
    sites.set(name, site)
    return site
  }
})

/** Three groups are made one after the other, once for all runs of the same sources: minutes where other tests run beside. */
const MAKING = 20 * 60_000

beforeAll(async () => {
  for (const { name } of GROUPS) await groupSeed(name)
}, MAKING)

// Groups that are made of files by the import, and have a look of their own.
describe.each(GROUPS)('$name', (group) => {
  describe.each([390, 1440])('at %i px', (width) => {
    test.for(pagesOf(group))('$page', async ({ page: name, path }, { begin, siteOf }) => {
      const { url } = await siteOf(group.name)
      const { page } = await begin({ width, reducedMotion: 'reduce' })
      await page.goto(url + path)
      await hydrated(page)
      expect(await violations(page)).toEqual([])
      const options = { hide: [HOURS], firstView: name === 'menu' }
      await expectPicture(page, `group-${group.name}-${name}-${width}`, options)
    })
  })
})
