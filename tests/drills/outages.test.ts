import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Answer, putLoadOn } from '#tests/support/outage-load.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { makeSeed, type Site, startSite } from '#tests/support/site.ts'

/** Seconds for which Postgres is away. */
const AWAY = 7

test(`while Postgres is stopped for ${AWAY} s nothing is answered 500, and all is well again by itself`, async () => {
  if (process.env.TEST_DATABASE_URL) {
    throw new Error('This drill stops a Postgres server of its own: unset TEST_DATABASE_URL.')
  }
  const kept = path.join(mkdtempSync(path.join(os.tmpdir(), 'tableside-kept-')), 'data')
  let server = await startPostgres({ durable: true })
  const seed = await makeSeed({ postgres: server.url })
  const site = await startSite({ seed, keep: true })
  onTestFinished(async () => {
    await site.stop()
    await server.stop()
    rmSync(path.dirname(kept), { recursive: true, force: true })
    rmSync(seed.dataDir, { recursive: true, force: true })
  })
  const load = putLoadOn(site)
  await load.answered(60)
  const port = Number(new URL(server.url).port)
  await server.stop(kept)
  await seconds(AWAY)
  server = await startPostgres({ durable: true, data: kept, port })
  await expect.poll(() => textOf(site, '/readyz'), { timeout: 15_000 }).toMatch(/^ok\n/)
  await load.answered(60)
  const { remembered, written } = await load.stop()

  expect(remembered.filter(({ status }) => status !== 200)).toEqual([])
  expectUnavailable(written, 'database_unavailable')
  expect(linesOf(site)).toEqual([
    expect.objectContaining({
      level: 50,
      code: 'database_unavailable',
      cause: expect.any(String),
      msg: 'Postgres does not answer: start it, or check DATABASE_URL.',
    }),
    expect.objectContaining({ level: 30, code: 'database_unavailable', msg: 'it is over' }),
  ])
})

test('on a full disk pages go on, what writes is answered 503, and all is well again by itself', async () => {
  const dataDir = smallDisk(64)
  const seed = await makeSeed()
  onTestFinished(() => rmSync(seed.dataDir, { recursive: true, force: true }))
  for (const name of ['booking.db', 'content.db', 'media']) {
    cpSync(path.join(seed.dataDir, name), path.join(dataDir, name), { recursive: true })
  }
  const site = await startSite({ seed: { dataDir }, keep: true })
  onTestFinished(() => site.kill())
  const load = putLoadOn(site)
  await load.answered(60)
  const filler = path.join(dataDir, 'filler')
  expect(() => {
    for (let n = 0; ; n++) writeFileSync(filler, Buffer.alloc(1024 ** (n % 2) * 4), { flag: 'a' })
  }).toThrow('ENOSPC')
  const why = /^degraded: \S+booking\.db cannot grow: free up space on its disk\.\n/
  await expect.poll(() => textOf(site, '/readyz')).toMatch(why)
  await load.answered(60)
  const anew = { headers: { 'x-forwarded-for': '10.1.0.1' } }
  expect((await fetch(`${site.url}/locations/kitsilano/menu`, anew)).status).toBe(200)
  rmSync(filler)
  await expect.poll(() => textOf(site, '/readyz')).toMatch(/^ok\n/)
  await load.answered(60)
  const { remembered, written } = await load.stop()
  expect(remembered.filter(({ status }) => status !== 200)).toEqual([])
  expectUnavailable(written, 'disk_full')
  const lines = linesOf(site)
  const others = lines.filter(
    ({ msg, code }) => code !== 'disk_full' || !/free up space|it is over/.test(`${msg}`),
  )
  expect(others).toEqual([])
  const begun = lines.map(({ msg }) => msg).filter((msg) => msg !== 'it is over')
  expect(begun.filter((msg) => /booking\.db cannot grow/.test(`${msg}`))).toHaveLength(1)
  await site.stop()
  expect(await site.ended).toBe(0)
})

/** An empty disk of so many MB, that goes with the test. */
function smallDisk(megabytes: number): string {
  if (process.getuid?.() !== 0) {
    throw new Error(
      'This drill mounts a small disk, which only root may: sudo npm run drills -- outages',
    )
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  })
  const data = path.join(folder, 'data')
  mkdirSync(data)
  return data
}

/** Each answer is the one that there always is, or says that it may be asked again. */
function expectUnavailable(answers: Answer[], code: string) {
  const failed = answers.filter(({ status }) => status >= 500)
  expect(failed.length).toBeGreaterThan(0)
  for (const answer of failed) expect(answer).toEqual({ status: 503, code, retry: '5' })
}

/** What the site's log says once it listens, but for requests; each line is JSON. */
function linesOf(site: Site): Record<string, unknown>[] {
  const [, since = ''] = site.log().split(/"msg":"listening".*\n/)
  // Node's own warnings are of the program, and come with or without an outage.
  const lines = since.split('\n').filter((line) => line && !/^\((?:node:\d+|Use `node)/.test(line))
  const said = lines.map((line) => JSON.parse(line))
  // The content is asked by nobody in particular, and says so.
  const plain = [
    ...['request', 'answered from memory', 'the content epoch can be read again'],
    'You are not allowed to perform this action.',
  ]
  return said.filter(({ msg }) => !plain.includes(msg))
}

const textOf = async (site: Site, address: string) => (await fetch(site.url + address)).text()
const seconds = (n: number) => new Promise((resolve) => setTimeout(resolve, n * 1000))
