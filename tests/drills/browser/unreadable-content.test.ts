import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished } from 'vitest'
import { forget } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-test.ts'
import { type Site, startSite } from '#tests/support/site.ts'

/** Gives every table of a site's content another name; the returned function gives them their own again. */
function takeTablesAway({ dataDir }: Site): () => void {
  const rename = (to: (name: string) => string) => {
    const database = new DatabaseSync(path.join(dataDir, 'content.db'), { timeout: 30_000 })
    const rows = database
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
      .all() as { name: string }[]
    const statements = rows.map(({ name }) => `ALTER TABLE "${name}" RENAME TO "${to(name)}"`)
    database.exec(
      `PRAGMA legacy_alter_table = ON; BEGIN IMMEDIATE; ${statements.join(';')}; COMMIT`,
    )
    database.close()
  }
  rename((name) => `away ${name}`)
  return () => rename((name) => name.replace(/^away /, ''))
}

test('a content database in which nothing can be read is answered by the error page with a way home, and all is well once it can be again', async ({
  begin,
}) => {
  const site = await startSite({ seed: inject('seeds').sqlite })
  onTestFinished(() => site.stop())
  const giveBack = takeTablesAway(site)
  const answer = await fetch(`${site.url}/about`)
  expect([500, 503]).toContain(answer.status)
  for (const javaScriptEnabled of [true, false]) {
    const guest = await begin({ javaScriptEnabled, reducedMotion: 'reduce' })
    const { page } = guest
    await page.goto(`${site.url}/about`)
    await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
    const home = page.getByRole('link', { name: 'Go back to home' })
    expect(await home.getAttribute('href')).toBe('/')
    expect(await home.isVisible()).toBe(true)
    await guest.context.close()
    // By 441 React says that the server could not render.
    forget(guest, /status of 50[03]|React error #441/)
  }
  const [, since = ''] = site.log().split(/"msg":"listening".*\n/)
  const failures = since.split('\n').filter((line) => line.includes('could not be read'))
  expect(failures.length).toBeGreaterThan(0)
  // Each is one line of the log, with where it happened.
  for (const line of failures)
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      err: { stack: expect.stringMatching(/ at /) },
    })
  giveBack()
  await expect.poll(async () => (await fetch(`${site.url}/about`)).status).toBe(200)
})
