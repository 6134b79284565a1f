import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placesOf, readLockfile } from './lib/supply-chain/lockfile.ts'

const packages = readLockfile()

test('the lockfile has every platform’s packages: npm ci works on all of them', () => {
  const missing = Object.entries(packages).flatMap(([from, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) =>
      [...placesOf(from, name)].every((place) => !packages[place]),
    ),
  )
  expect(missing).toEqual([])
})

const platforms = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'linux', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
]

test.each(platforms)('nothing that must be installed refuses $os on $cpu', ({ os, cpu }) => {
  const refusing = Object.entries(packages)
    .filter(([, entry]) => !entry.optional)
    .filter(([, entry]) => !takes(entry.os, os) || !takes(entry.cpu, cpu) || entry.libc)
    .map(([where]) => where)
  expect(refusing).toEqual([])
})

/** A package's `os` and `cpu`: names that are taken, or names that are refused (`!win32`). */
function takes(names: string[] | undefined, name: string): boolean {
  if (!names) return true
  return !names.includes(`!${name}`) && (names.includes(name) || names.every((n) => n[0] === '!'))
}

test('this project’s own dependencies are exact versions', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual(
    [],
  )
})
