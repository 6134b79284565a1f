import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { variables } from '#lib/env/variables.ts'
import { settingsRows, VENDORS } from './vendors.ts'

const ROOT = 'src/providers'
const ports = Object.entries(VENDORS)
const described = ports.flatMap(([port, vendors]) => vendors.map((vendor) => ({ port, ...vendor })))
const isFolder = (folder: string) => existsSync(folder) && statSync(folder).isDirectory()

describe.each(ports)('the vendors of %s', (port, vendors) => {
  it('are the folders that have a descriptor', () => {
    const folder = path.join(ROOT, port)
    const found = readdirSync(folder).filter((name) =>
      existsSync(path.join(folder, name, 'descriptor.ts')),
    )
    expect(vendors.map(({ id }) => id).toSorted()).toEqual(found.toSorted())
    for (const { id } of vendors) expect(isFolder(path.join(folder, id)), id).toBe(true)
  })
})

it.each(described.filter(({ port, id }) => existsSync(path.join(ROOT, port, id, 'env.ts'))))(
  'the descriptors name every variable that $id reads',
  async ({ port, id }) => {
    const { variables } = (await import(`./${port}/${id}/env.ts`)) as { variables: z.ZodObject }
    const named = described.flatMap(({ settings }) => settings.flatMap((one) => one.variables))
    expect(named).toEqual(expect.arrayContaining(Object.keys(variables.shape)))
  },
)

it('.env.example has every variable of a vendor', () => {
  const example = readFileSync('.env.example', 'utf8')
  for (const { settings } of described)
    for (const name of settings.flatMap(({ variables }) => variables))
      expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
})

it('a vendor reads variables of its own, or those of the site', () => {
  const site = Object.keys(variables.shape)
  for (const { port, id, settings } of described) {
    const own = existsSync(path.join(ROOT, port, id, 'env.ts'))
    const names: readonly string[] = settings.flatMap(({ variables }) => variables)
    if (!own) expect(site, id).toEqual(expect.arrayContaining([...names]))
  }
})

it('the table of settings in docs/operating.md has a row for each setting of a vendor, and says the same', () => {
  const lines = readFileSync('docs/operating.md', 'utf8').split('\n')
  expect(settingsRows().filter((row) => !lines.includes(row))).toEqual([])
})
