import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { version?: string; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}

/** Where Node would look for `name` from a package at `from`. */
function* placesOf(from: string, name: string) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (at === '') return
  }
}

test('the lockfile has every platform’s packages: npm ci works on all of them', () => {
  const missing = Object.entries(packages).flatMap(([from, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) =>
      [...placesOf(from, name)].every((place) => !packages[place]),
    ),
  )
  expect(missing).toEqual([])
})

test('this project’s own dependencies are exact versions', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual(
    [],
  )
})
