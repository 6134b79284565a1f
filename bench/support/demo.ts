import { rmSync } from 'node:fs'
import { makeSeed, startSite } from '#tests/support/site.ts'

/** Runs `measure` against `origin`, or against the built site on the demo group, made for it. */
export async function withSite(
  origin: string | undefined,
  measure: (origin: string) => Promise<void>,
): Promise<void> {
  if (origin) return measure(origin.replace(/\/$/, ''))
  const seed = await makeSeed()
  const site = await startSite({ seed, keep: true })
  try {
    await measure(site.url)
  } finally {
    await site.stop()
    rmSync(seed.dataDir, { recursive: true, force: true })
  }
}
