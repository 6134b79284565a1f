import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

type LoadableManifest = Record<string, { files: string[] }>

test('every script and style that the build names for an island was written', () => {
  const manifests = globSync('.next/server/app/**/react-loadable-manifest.json')
  expect(manifests).not.toEqual([])
  const named = manifests.flatMap((file) => {
    const manifest: LoadableManifest = JSON.parse(readFileSync(file, 'utf8'))
    return Object.values(manifest).flatMap(({ files }) => files)
  })
  expect(named).not.toEqual([])
  const missing = new Set(named.filter((file) => !existsSync(path.join('.next', file))))
  expect([...missing]).toEqual([])
})
