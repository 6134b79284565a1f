import { expect, inject, onTestFinished, test } from 'vitest'
import { playFuzz } from '#tests/support/fuzz/play.ts'
import { makeSeed, startSite } from '#tests/support/site.ts'

/** Requests to each database's site; REQUESTS has more of them, or fewer. */
const REQUESTS = Number(process.env.REQUESTS ?? 10_000)
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)

test.each(['SQLite', 'Postgres'])(
  `${REQUESTS} broken requests on %s are answered, and none fails the site`,
  async (kind) => {
    console.info(`SEED=${SEED} REQUESTS=${REQUESTS} on ${kind}`)
    const seed = await makeSeed(kind === 'Postgres' ? inject('postgres') : undefined)
    const site = await startSite({ seed, keep: true })
    onTestFinished(() => site.stop())
    const { findings, histogram } = await playFuzz(site.url, SEED, REQUESTS)
    for (const [pattern, counts] of Object.entries(histogram).sort())
      console.info(pattern.padEnd(40), JSON.stringify(counts))
    expect(findings).toEqual([])
  },
)
