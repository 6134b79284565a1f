import { rmSync } from 'node:fs'
import type { SanitizedConfig } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import type { HostileField } from '#tests/support/fuzz/fields/content-fields.ts'
import { contentSite } from '#tests/support/fuzz/fields/content-site.ts'
import { HOSTILE_TEXTS, HOSTILE_URLS } from '#tests/support/fuzz/fields/hostile-values.ts'
import { environment, makeSeed, startSite } from '#tests/support/site.ts'

const nameOf = ({ owner, block, path }: HostileField) =>
  [owner.slug, block, path.join('.')].filter((part) => part !== null).join(' ')

test('a hostile value of any link or formatted text is refused at its field, or does nothing', async () => {
  const config = await readConfig()
  const seed = await makeSeed()
  const site = await startSite({ seed, keep: true })
  onTestFinished(async () => {
    await site.stop()
    rmSync(seed.dataDir, { recursive: true, force: true })
  })
  const content = await contentSite(site, seed.staff, config)
  expect(content.fields.filter(({ kind }) => kind === 'richText').length).toBeGreaterThan(5)
  expect(content.fields.filter(({ kind }) => kind === 'url').length).toBeGreaterThan(30)
  const findings: string[] = []
  for (const field of content.fields) {
    const counts: Record<string, number> = {}
    const hostile = field.kind === 'url' ? HOSTILE_URLS : HOSTILE_TEXTS
    for (const status of content.statusesOf(field))
      for (const { outcome, values, wrong } of await content.put(field, hostile, status)) {
        const counted = `${status} ${outcome}`
        counts[counted] = (counts[counted] ?? 0) + values.length
        const told = values.length > 1 ? 'all together' : JSON.stringify(values[0])?.slice(0, 200)
        findings.push(...wrong.map((one) => `${nameOf(field)} (${status}): ${one}\n  ${told}`))
      }
    console.info(nameOf(field).padEnd(48), JSON.stringify(counts))
  }
  expect(findings).toEqual([])
})

/** The content's config, of a process that opens no data. */
async function readConfig(): Promise<SanitizedConfig> {
  const { TABLESIDE_SECRET } = environment({ dataDir: '' })
  Object.assign(process.env, { TABLESIDE_SECRET, DATABASE_URL: '' })
  const { default: config } = await import('#payload.config.ts')
  return config
}
