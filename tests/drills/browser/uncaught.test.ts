import { expect, inject, onTestFinished, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'

const THROW = new URL('../../support/throw-on-signal.ts', import.meta.url).href

async function startThrowing(): Promise<Site> {
  const env = { NODE_OPTIONS: `--import=${THROW}` }
  const site = await startSite({ seed: inject('seeds').sqlite, env })
  onTestFinished(() => site.stop())
  // Next installs what it does about errors when it renders its first page.
  expect((await fetch(site.url)).status).toBe(200)
  return site
}

// ASVS 16.3.4
test('an exception that nothing caught is one line of the log, and ends the site in order with code 1', async () => {
  const site = await startThrowing()
  const before = site.log().length
  process.kill(site.pid, 'SIGUSR2')
  expect(await site.ended).toBe(1)
  const lines = site.log().slice(before).trim().split('\n')
  const thrown = lines.filter((line) => line.includes('thrown by a test'))
  expect(thrown.map((line) => JSON.parse(line))).toMatchObject([{ level: 60 }])
  expect(site.log()).not.toContain('did not shut down cleanly')
})

test('a promise that nobody waits for ends nothing: renders leave some behind', async () => {
  const site = await startThrowing()
  process.kill(site.pid, 'SIGHUP')
  await expect.poll(() => site.log()).toContain('rejected by a test')
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  await site.stop()
  expect(await site.ended).toBe(0)
})
