import { describe, expect, it } from 'vitest'
import { packagesOf, readLockfile } from './lockfile.ts'
import { sbomOf } from './sbom.ts'

describe('the list of what a site consists of', () => {
  const lockfile = readLockfile()
  const { metadata, components, dependencies } = sbomOf(lockfile)

  // ASVS 15.1.2
  it('names the site, and every package but those of development, once each', () => {
    expect(metadata.component).toMatchObject({ type: 'application', name: 'tableside' })
    const wanted = packagesOf(lockfile)
      .filter(({ dev }) => !dev)
      .map(({ name, version }) => `${name}@${version}`)
    expect(components.map((one) => one['bom-ref']).sort()).toEqual([...new Set(wanted)].sort())
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['next', 'payload', 'zod', 'pg-protocol', 'react']),
    )
    expect(components.map(({ name }) => name)).not.toContain('vitest')
  })

  it('says of each its address, a digest of its archive and its licence', () => {
    for (const { name, purl, hashes, licenses } of components) {
      expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/)
      expect([name, hashes?.[0]?.content]).toEqual([name, expect.stringMatching(/^[\da-f]{128}$/)])
      const [licence] = licenses ?? []
      expect([
        name,
        licence && ('license' in licence ? licence.license.id : licence.expression),
      ]).toEqual([name, expect.stringMatching(/^[\w.+() -]+$/)])
    }
  })

  it('says which needs which, by what is listed', () => {
    const listed = new Set([metadata.component, ...components].map((one) => one['bom-ref']))
    expect(dependencies.map(({ ref }) => ref).sort()).toEqual([...listed].sort())
    expect(
      dependencies.flatMap(({ dependsOn }) => dependsOn).filter((one) => !listed.has(one)),
    ).toEqual([])
    const [own] = dependencies
    expect(own?.dependsOn.map((one) => one.slice(0, one.lastIndexOf('@')))).toEqual(
      expect.arrayContaining(['next', 'zod']),
    )
  })
})

it('lists a package of several places once, as required where one of them is', () => {
  const integrity = `sha512-${'A'.repeat(86)}==`
  const entry = { version: '1.0.0', integrity, license: 'MIT OR Apache-2.0' }
  const sbom = sbomOf({
    '': {
      name: 'site',
      version: '2.0.0',
      license: 'MIT',
      dependencies: { a: '1.0.0', b: '1.0.0' },
    },
    'node_modules/a': { ...entry, dependencies: { c: '1.0.0' } },
    'node_modules/a/node_modules/c': { ...entry, optional: true },
    'node_modules/b': { ...entry, dependencies: { c: '2.0.0' }, license: 'ISC' },
    'node_modules/b/node_modules/c': entry,
    'node_modules/c': { ...entry, version: '2.0.0', dev: true },
  })
  expect(sbom.components.map((one) => [one['bom-ref'], one.scope])).toEqual([
    ['a@1.0.0', 'required'],
    ['c@1.0.0', 'required'],
    ['b@1.0.0', 'required'],
  ])
  expect(sbom.components[0]?.licenses).toEqual([{ expression: 'MIT OR Apache-2.0' }])
  expect(sbom.dependencies).toEqual([
    { ref: 'site@2.0.0', dependsOn: ['a@1.0.0', 'b@1.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['c@1.0.0'] },
    { ref: 'c@1.0.0', dependsOn: [] },
    { ref: 'b@1.0.0', dependsOn: ['c@1.0.0'] },
  ])
})
