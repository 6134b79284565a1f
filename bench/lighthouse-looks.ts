// Lighthouse as on a phone in every look that the admin offers, median of three: node bench/lighthouse-looks.ts [runs = 3]
import { PRESETS } from '#lib/look/presets.ts'
import { startSite } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { withDemo } from './support/demo.ts'
import { tellScores, withLighthouse } from './support/lighthouse.ts'

const PAGES = ['/', '/locations/burrard', '/locations/burrard/menu']

const [runs = '3'] = process.argv.slice(2)

await withDemo(async (seed) => {
  const site = await startSite({ seed, keep: true })
  try {
    const ask = await signIn(site, seed.staff)
    await withLighthouse(Number(runs), async (lookAt) => {
      const rows: Record<string, Record<string, number>> = {}
      for (const { id, look } of PRESETS) {
        await ask('POST', '/globals/look', { ...look, type: look.type.id, _status: 'published' })
        for (const path of PAGES) rows[`${id} ${path}`] = await lookAt(site.url + path)
      }
      tellScores(rows)
    })
  } finally {
    await site.stop()
  }
})
