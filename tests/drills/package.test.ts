import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { runInPackage, stateOf, type Unpacked, unpackPackage } from '#tests/support/package.ts'

let folder: string
let unpacked: Unpacked
let before: string[]

beforeAll(() => {
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build. Run: npm run build')
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-package-'))
  unpacked = unpackPackage(folder)
  before = stateOf(unpacked.site)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs one of the package's scripts until it ends. */
async function run(...args: string[]): Promise<{ code: number; said: string }> {
  // Backups are made by tar and gzip.
  const child = runInPackage(unpacked, args, { PATH: '/usr/bin:/bin' })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const [code] = await once(child, 'close')
  return { code, said }
}

/** Starts the site, asks it for `paths`, ends it in order, and answers what it said. */
async function start(args: string[], paths: readonly string[], env = {}) {
  const port = await freePort()
  const child = runInPackage(unpacked, args, { PORT: String(port), ...env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = once(child, 'close')
  try {
    await vi.waitUntil(() => said.includes('"listening"') || child.exitCode !== null, {
      timeout: 120_000,
      interval: 100,
    })
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said}`)
    const statuses: Record<string, number> = {}
    for (const asked of paths)
      statuses[asked] = (await fetch(`http://localhost:${port}${asked}`)).status
    child.kill()
    const [code] = await ended
    return { statuses, code, said }
  } finally {
    child.kill('SIGKILL')
  }
}

const PAGES = ['/', '/locations', '/admin/login', '/healthz', '/readyz', '/favicon.ico']
const allThere = Object.fromEntries(PAGES.map((page) => [page, 200]))

test('a package starts with Node alone on a tree that cannot be written, and installs and builds nothing', async () => {
  const { statuses, code, said } = await start(['start.mjs'], PAGES)
  expect(statuses).toEqual(allThere)
  expect(code).toBe(0)
  expect(said).not.toMatch(/Installing|Building/)
})

test('its commands run there: the set-up again, a new password, the check of the content', async () => {
  expect(await run('scripts/run.mjs', 'setup')).toEqual({ code: 0, said: '' })
  const reset = await run('scripts/run.mjs', 'staff', 'reset', 'admin@example.com')
  expect(reset.said).toMatch(/password {2}\S+/)
  expect((await run('scripts/run.mjs', 'content-lint', '--json')).said).toMatch(/^\[/m)
})

test('the doctor finds nothing there but what is not set up yet', async () => {
  const { code, said } = await run('scripts/run.mjs', 'doctor')
  expect(said).not.toContain('✗')
  expect(said).toMatch(/^✓ versions$/m)
  expect(said).toMatch(/^✓ permissions$/m)
  expect(code).toBe(1)
})

test('a backup of it is made and checked there, and restored', async () => {
  const archive = path.join(unpacked.data, 'backup.tar.gz')
  const made = await run('scripts/run.mjs', 'backup', archive, '--verify')
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Written and checked') })
  const restored = await run('scripts/run.mjs', 'restore', archive)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('is kept in') })
})

test('a second start listens where the flags are given to Node itself, as in a container', async () => {
  const flags = ['--max-semi-space-size=32', '--heap-growing-percent=25']
  const compiled = path.join(unpacked.temporary, 'compiled')
  const env = { NODE_COMPILE_CACHE: compiled }
  const { statuses, code } = await start([...flags, 'start.mjs'], PAGES, env)
  expect(statuses).toEqual(allThere)
  expect(code).toBe(0)
  expect(readdirSync(compiled)).not.toEqual([])
  rmSync(compiled, { recursive: true })
})

test('nothing was written but data', () => {
  expect(stateOf(unpacked.site)).toEqual(before)
  expect(readdirSync(unpacked.home)).toEqual([])
  expect(readdirSync(unpacked.temporary)).toEqual([])
})

test('a package for another machine says so, and does not start', async () => {
  const other = path.join(unpacked.site, 'package-platform.json')
  const made = readFileSync(other, 'utf8')
  rmSync(other)
  writeFileSync(other, made.replace(/"arch": "\w+"/, '"arch": "other"'))
  const { code, said } = await run('start.mjs')
  expect(said).toMatch(/^This package was made for .*other/)
  expect(code).toBe(1)
})
