import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAllowed, licenceOf, STATED_IN_FILES } from './lib/supply-chain/licences.ts'
import { packagesOf, readLockfile } from './lib/supply-chain/lockfile.ts'

const packages = packagesOf(readLockfile())

describe('packages', () => {
  // ASVS 15.1.2
  it('come from the registry alone, each with a digest of its archive', () => {
    const others = packages.filter(
      ({ resolved, integrity }) =>
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')) ||
        !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
    )
    expect(others.map(({ name, version }) => `${name}@${version}`)).toEqual([])
  })

  it('are under licences that this project may use them by', () => {
    const refused = packages.filter((one) => !isAllowed(licenceOf(one)))
    expect(refused.map((one) => `${one.name}@${one.version}: ${one.license}`)).toEqual([])
  })

  it('have their licences read in their files only where their manifests state none in SPDX’s words', () => {
    const needless = Object.keys(STATED_IN_FILES).filter((name) => {
      const found = packages.filter((one) => one.name === name)
      return found.length === 0 || found.every(({ license }) => isAllowed(license ?? ''))
    })
    expect(needless).toEqual([])
  })

  it('run scripts when they are installed only where package.json allows it', () => {
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      allowScripts: Record<string, boolean>
    }
    const scripted = packages.filter((one) => one.hasInstallScript).map(({ name }) => name)
    // By their names: npm reads a version only out of addresses, which the lockfile does not have. It has their digests.
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(scripted)].sort())
    // npm refuses all others.
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('strict-allow-scripts=true')
  })
})

it.each([
  ['MIT', true],
  ['(WTFPL OR MIT)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT OR GPL-3.0-only', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['SSPL-1.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('a licence %j: allowed is %j', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed)
})
