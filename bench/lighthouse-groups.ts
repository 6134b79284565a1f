// Lighthouse as on a phone for groups that are not Saltwood, median of three: node bench/lighthouse-groups.ts [runs = 3]
import { groupSeed } from '#tests/support/groups/group-seeds.ts'
import { GROUPS, pagesOf } from '#tests/support/groups/groups.ts'
import { startSite } from '#tests/support/site.ts'
import { tellScores, withLighthouse } from './support/lighthouse.ts'

const [runs = '3'] = process.argv.slice(2)

await withLighthouse(Number(runs), async (lookAt) => {
  const rows: Record<string, Record<string, number>> = {}
  for (const group of GROUPS) {
    const site = await startSite({ seed: await groupSeed(group.name) })
    try {
      for (const { path } of pagesOf(group))
        rows[`${group.name} ${path}`] = await lookAt(site.url + path)
    } finally {
      await site.stop()
    }
  }
  tellScores(rows)
})
