import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const UNIT = 'tableside.service'
let folder: string
let unit: string

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-unit-'))
  unit = path.join(folder, UNIT)
  // The one thing that is of this machine: where Node is.
  const sample = readFileSync(`deploy/${UNIT}`, 'utf8')
  writeFileSync(unit, sample.replace('=/usr/bin/node', `=${process.execPath}`))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What `systemd-analyze` says, and with which code it ends. */
function analyze(...args: string[]) {
  const { error, status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  if (error) throw new Error('This drill needs systemd-analyze: apt-get install systemd')
  return { status, said: stdout + stderr }
}

test('systemd understands every line of the unit', () => {
  expect(analyze('verify', '--man=no', unit)).toEqual({ status: 0, said: '' })
})

test('a line that systemd does not understand is found', () => {
  const wrong = path.join(folder, 'wrong.service')
  writeFileSync(wrong, readFileSync(unit, 'utf8').replace('ProtectClock=', 'ProtectTheClock='))
  expect(analyze('verify', '--man=no', wrong).said).toContain('ProtectTheClock')
})

// ASVS 13.2.2
test('the unit may do little: an exposure of 2.0 of 10 at most', () => {
  const { status, said } = analyze('security', '--offline=yes', '--threshold=20', unit)
  expect(status, said).toBe(0)
})
