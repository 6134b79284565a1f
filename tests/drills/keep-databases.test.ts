import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Known } from '#tests/databases/lib/known.ts'
import { openSite, runOver } from '#tests/databases/lib/processes.ts'

test('the installation that a release keeps can be made by this one, and opened', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-keeps-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const place = { dataDir: path.join(folder, 'data') }
  const file = path.join(folder, 'known.json')
  const secret = 'the secret of an installation that is kept'
  await runOver(place, secret, ['tests/databases/make-site.ts', file])
  const { read } = await openSite(place, JSON.parse(readFileSync(file, 'utf8')) as Known)
  expect(Object.values(read.documents).flat().length).toBeGreaterThan(1000)
  expect(Object.values(read.files).length).toBeGreaterThan(10)
})
