import { readFileSync, rmSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { createFormPasses } from '#providers/bot-check/form-passes.ts'
import { playFuzz } from '#tests/support/fuzz/play.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { environment, makeSeed, startSite } from '#tests/support/site.ts'

/** Requests to each database's site; REQUESTS has more of them, or fewer. */
const REQUESTS = Number(process.env.REQUESTS ?? 10_000)
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)

const PARTS = 20_000

test('a form of 20,000 parts costs no second of CPU, wherever it is sent', async () => {
  const seed = await makeSeed()
  const site = await startSite({ seed, keep: true })
  onTestFinished(async () => {
    await site.stop()
    rmSync(seed.dataDir, { recursive: true, force: true })
  })
  const passes = createFormPasses({
    secret: deriveSecret(environment(seed).TABLESIDE_SECRET, 'form-pass'),
    spend: async () => true,
    now: () => Date.now() - 10_000,
  })
  const boundary = 'a-boundary-that-is-long-enough-0123456789'
  const head = 'Content-Disposition: form-data; name='
  const part = (_: unknown, n: number) => `--${boundary}\r\n${head}"f${n}"\r\n\r\nx\r\n`
  const body = `${Array.from({ length: PARTS }, part).join('')}--${boundary}--\r\n`
  const send = (path: string, sent: string) => {
    const own = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const headers = { ...own, [PASS_HEADER]: passes.issue('careers') }
    return fetch(site.url + path, { method: 'POST', headers, body: sent })
  }
  for (const path of [
    '/api/careers-apply',
    '/my/newsletter/x/unsubscribe',
    '/test-bank/x/answer',
    '/admin/api/media',
  ]) {
    // What a first request costs is no matter of parts.
    await send(path, `--${boundary}--\r\n`)
    const before = cpuMs(site.pid)
    const { status } = await send(path, body)
    const cost = cpuMs(site.pid) - before
    console.info(path, status, `${cost} ms of CPU`)
    expect(status).toBe(413)
    expect(cost).toBeLessThan(1000)
  }
})

test.each(['SQLite', 'Postgres'])(
  'broken requests to a site on %s are all answered, and none fails it',
  async (kind) => {
    console.info(`SEED=${SEED} REQUESTS=${REQUESTS} on ${kind}`)
    const mails = await startMailServer()
    onTestFinished(() => mails.stop())
    const seed = await makeSeed(kind === 'Postgres' ? { postgres: inject('postgres') } : {})
    const site = await startSite({ seed, keep: true, env: { SMTP_URL: mails.url } })
    onTestFinished(async () => {
      await site.stop()
      rmSync(seed.dataDir, { recursive: true, force: true })
    })
    const { findings, histogram } = await playFuzz(site.url, SEED, REQUESTS)
    for (const [pattern, counts] of Object.entries(histogram).sort())
      console.info(pattern.padEnd(40), JSON.stringify(counts))
    expect(findings).toEqual([])
  },
)

/** CPU that a process has used so far; the kernel counts in hundredths of a second. */
function cpuMs(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10
}
