import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { bookTable } from '#tests/support/book-table.ts'
import { runOperatorCommand } from '#tests/support/operator-command.ts'
import { makeSeed, type Site, startSite } from '#tests/support/site.ts'

const BOOKING = { uid: 'burrard', email: 'ada@example.com' }
const TRIALS = `SELECT datname FROM pg_database WHERE datname LIKE 'tableside\\_trial\\_%'`

test('a restore is rehearsed while the site takes bookings: what came since is counted, and nothing is left behind', async () => {
  const { site, backups, run } = await siteWithBackup()
  await bookTable(site, BOOKING)
  const { code, said } = await run('rehearse', 'restore')
  expect(said).toContain('The backup can be restored.')
  expect(said).toMatch(/\n {2}booking\.reservations +1 +2 +1 +0 +0\n/)
  expect(said).toMatch(/\n✓ \/locations\/\S+: 200\n✓ \/media\/\S+: 200\n/)
  expect(code).toBe(0)
  expect(await (await fetch(`${site.url}/readyz`)).text()).toMatch(/^ok\n/)
  expect(rehearsalsBeside(site.dataDir)).toEqual([])

  const archive = readdirSync(backups).find((name) => name.endsWith('.tar.gz')) ?? ''
  const broken = withoutPictures(path.join(backups, archive))
  const second = await run('rehearse', 'restore', broken)
  expect(second.said).toContain('The backup is not as it must be:\n  missing: media/')
  expect(second.code).toBe(1)
  expect(rehearsalsBeside(site.dataDir)).toEqual([])
})

test('on Postgres it is restored into a second database, which is dropped again', async () => {
  const postgres = inject('postgres')
  const { site, run } = await siteWithBackup(postgres)
  await bookTable(site, BOOKING)
  const { code, said } = await run('rehearse', 'restore')
  expect(said).toContain('The backup can be restored.')
  expect(said).toMatch(/\n {2}booking\.reservations +1 +2 +1 +0 +0\n/)
  expect(code).toBe(0)
  expect(rehearsalsBeside(site.dataDir)).toEqual([])
  const client = new Client({ connectionString: postgres })
  await client.connect()
  onTestFinished(() => client.end())
  expect((await client.query(TRIALS)).rows).toEqual([])
})

test('an instance is lost: on SQLite the same one goes on, started again', async () => {
  const { dataDir, run } = await setUpSite()
  const { code, said } = await run('rehearse', 'lose-node')
  expect(said).toContain('was booked at the same one, started again: 200')
  expect([code, rehearsalsBeside(dataDir)]).toEqual([0, []])
})

test('an instance is lost: on Postgres another one books what it held, and does its jobs', async () => {
  const { dataDir, run } = await setUpSite(inject('postgres'))
  const { code, said } = await run('rehearse', 'lose-node')
  expect(said).toContain('was booked at the other instance: 200')
  expect(said).toMatch(/\n✓ the mails of the booking were dealt with /)
  expect([code, rehearsalsBeside(dataDir)]).toEqual([0, []])
})

test('a disk is full: a booking is refused whole, and goes through when there is room', async () => {
  if (process.getuid?.() !== 0) {
    throw new Error(
      'This drill mounts a small disk, which only root may: sudo npm run drills -- rehearsals',
    )
  }
  const { dataDir, run } = await setUpSite()
  const { code, said } = await run('rehearse', 'fill-disk')
  expect(said).toMatch(/\n✓ a booking was refused: 503 disk_full, Retry-After \d+, /)
  expect(said).toMatch(/\n✓ the same submit was answered 200 then: 1 bookings\n/)
  expect([code, rehearsalsBeside(dataDir)]).toEqual([0, []])
})

test('without a backup, or with a word too many, it says what to do', async () => {
  const folder = newFolder()
  const run = commandsOf({ dataDir: path.join(folder, 'data'), backups: path.join(folder, 'none') })
  expect(await run('rehearse', 'restore')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^There is no backup in \S+none: name one /),
  })
  expect(await run('rehearse', 'restore', '/nowhere.tar.gz')).toMatchObject({
    code: 1,
    said: 'There is no file /nowhere.tar.gz.\n',
  })
  for (const wrong of [[], ['fire'], ['restore', 'one', 'two'], ['restore', '--hurry']]) {
    const { code, said } = await run('rehearse', ...wrong)
    expect([code, said.includes('npm run rehearse -- restore [FILE]')]).toEqual([2, true])
  }
})

/** A site that was set up and does not run. */
async function setUpSite(postgres?: string) {
  const seed = await makeSeed(postgres ? { postgres } : {})
  onTestFinished(() => rmSync(seed.dataDir, { recursive: true, force: true }))
  return { ...seed, run: commandsOf({ ...seed, backups: path.join(newFolder(), 'backups') }) }
}

/** A site that runs, with a booking and a backup that has it. */
async function siteWithBackup(postgres?: string) {
  const folder = newFolder()
  const backups = path.join(folder, 'backups')
  const seed = await makeSeed(postgres ? { postgres } : {})
  onTestFinished(() => rmSync(seed.dataDir, { recursive: true, force: true }))
  const site = await startSite({ seed })
  onTestFinished(() => site.stop())
  const run = commandsOf({ ...site, backups })
  await bookTable(site, BOOKING)
  expect(await run('backup')).toMatchObject({ code: 0 })
  return { site, backups, run }
}

/** Runs commands of operators on an installation. */
function commandsOf({ dataDir, databaseUrl, backups }: Where) {
  const place = databaseUrl ? { dataDir, databaseUrl } : { dataDir }
  return (...args: string[]) => runOperatorCommand(place, args, { BACKUP_DIR: backups })
}

type Where = Pick<Site, 'dataDir'> & { databaseUrl?: string | undefined; backups: string }

const rehearsalsBeside = (dataDir: string) =>
  readdirSync(path.dirname(dataDir)).filter((name) => name.startsWith('tableside-rehearsal-'))

/** A backup from which the pictures were lost. */
function withoutPictures(archive: string): string {
  const folder = path.join(newFolder(), 'unpacked')
  mkdirSync(folder)
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  for (const name of readdirSync(path.join(folder, 'media')))
    if (name.endsWith('.avif')) rmSync(path.join(folder, 'media', name))
  const broken = `${folder}.tar.gz`
  execFileSync('tar', ['-czf', broken, '-C', folder, '.'])
  return broken
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-rehearse-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
