import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { missingPackages } from './bootstrap.mjs'

/** A clone whose lockfile wants `wanted` and where `installed` is there. */
function clone(wanted: object, installed: object) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-clone-'))
  mkdirSync(path.join(folder, 'node_modules/node/bin'), { recursive: true })
  const write = (file: string, packages: object) =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }))
  write('package-lock.json', wanted)
  write('node_modules/.package-lock.json', installed)
  return folder
}

const next = { 'node_modules/next': { version: '2.0.0' } }

test('what is missing or of another version is installed, but nothing for other platforms', () => {
  const other = { 'node_modules/mac-only': { version: '1.0.0', optional: true } }
  const old = { 'node_modules/next': { version: '1.0.0' } }
  expect(missingPackages(clone({ ...next, ...other }, old))).toEqual(['next'])
})

test('Node itself is missing where npm ran no install scripts', () => {
  const folder = clone(next, next)
  expect(missingPackages(folder)).toEqual(['node'])
  writeFileSync(path.join(folder, 'node_modules/node/bin/node'), '')
  expect(missingPackages(folder)).toEqual([])
})
