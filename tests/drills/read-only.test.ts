import { rmSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { bookTable } from '#tests/support/book-table.ts'
import { runOperatorCommand } from '#tests/support/operator-command.ts'
import { makeSeed, type Site, startSite } from '#tests/support/site.ts'

const BOOKING = { uid: 'burrard' }
const REFUSED = /lock-availability: 503 .*"code":"read_only"/

test('two instances are taken read-only while they run, one is restarted meanwhile, and nothing is lost', async () => {
  const seed = await makeSeed({ postgres: inject('postgres') })
  onTestFinished(() => rmSync(seed.dataDir, { recursive: true, force: true }))
  const start = async () => {
    const site = await startSite({ seed, keep: true })
    onTestFinished(() => site.kill())
    return site
  }
  const run = (...args: string[]) => runOperatorCommand(seed, ['read-only', ...args])
  const [one, other] = [await start(), await start()]
  const link = new URL(await bookTable(one, BOOKING)).pathname

  expect((await run('on', '--minutes', '30')).code).toBe(0)
  for (const site of [one, other]) await expect.poll(() => readyOf(site)).toContain('changes: ')
  await one.stop()
  const restarted = await start()
  for (const site of [restarted, other]) {
    expect(await readyOf(site)).toMatch(/^ok\n/)
    await expect(bookTable(site, BOOKING)).rejects.toThrow(REFUSED)
    for (const address of ['/', '/locations/burrard', '/locations/burrard/menu', link])
      expect((await fetch(site.url + address)).status, address).toBe(200)
  }

  expect((await run('off')).code).toBe(0)
  for (const site of [restarted, other]) {
    await expect.poll(() => readyOf(site)).not.toContain('changes: ')
    await bookTable(site, BOOKING)
    expect((await fetch(site.url + link)).status).toBe(200)
  }
})

const readyOf = async ({ url }: Site) => (await fetch(`${url}/readyz`)).text()
