import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PLATFORM_FILE, packagedFor, thisMachine, whyUnfit } from './packaged.mjs'

const made = { platform: 'linux', arch: 'x64', libc: 'glibc', node: 24 }

test('a folder is a package where it says which machine it was made for', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-packaged-'))
  expect(packagedFor(folder)).toBeNull()
  writeFileSync(path.join(folder, PLATFORM_FILE), JSON.stringify(thisMachine()))
  expect(packagedFor(folder)).toEqual(thisMachine())
  expect(whyUnfit(thisMachine())).toBeNull()
})

test('a newer Node runs a package, an older one is told which one it needs', () => {
  expect(whyUnfit(made, { ...made, node: 26 })).toBeNull()
  expect(whyUnfit(made, { ...made, node: 22 })).toBe(
    'This package needs Node 24 or newer; this is Node 22.',
  )
})

test.each([
  [{ arch: 'arm64' }, 'linux arm64 glibc'],
  [{ libc: 'musl' }, 'linux x64 musl'],
  [{ platform: 'darwin', libc: null }, 'darwin x64'],
])('a package for another machine says so: %o', (other, name) => {
  expect(whyUnfit(made, { ...made, ...other })).toContain(
    `made for linux x64 glibc, and this machine is ${name}`,
  )
})
