import { expect, inject, test } from 'vitest'
import { playFuzz } from '#tests/support/fuzz/play.ts'
import { startSite } from '#tests/support/site.ts'

test('no request fails the site: 500 of a fixed seed, to every route, broken in every field', async () => {
  const site = await startSite({ seed: inject('seeds').sqlite })
  const { findings } = await playFuzz(site.url, 16, 500)
  await site.stop()
  expect(findings).toEqual([])
})
