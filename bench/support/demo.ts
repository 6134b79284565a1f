import { rmSync } from 'node:fs'
import { makeSeed, type Seed, startSite } from '#tests/support/site.ts'

/** Runs `measure` against `origin`, or against the built site on the demo group, made for it. */
export async function withSite(
  origin: string | undefined,
  measure: (origin: string) => Promise<void>,
): Promise<void> {
  if (origin) return measure(origin.replace(/\/$/, ''))
  await withDemo(async (seed) => {
    const site = await startSite({ seed, keep: true })
    try {
      await measure(site.url)
    } finally {
      await site.stop()
    }
  })
}

/** Runs `measure` on the data of the demo group, made for it and removed afterwards. */
export async function withDemo(measure: (seed: Seed) => Promise<void>): Promise<void> {
  const seed = await makeSeed()
  try {
    await measure(seed)
  } finally {
    rmSync(seed.dataDir, { recursive: true, force: true })
  }
}
