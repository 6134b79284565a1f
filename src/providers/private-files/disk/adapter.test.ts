import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describePrivateFiles } from '../suite.ts'
import { createDisk } from './adapter.ts'

const makeHome = () => mkdtempSync(path.join(os.tmpdir(), 'tableside-private-'))
const modeOf = (file: string) => statSync(file).mode & 0o777

describePrivateFiles('on disk', async () => {
  const home = makeHome()
  const files = createDisk(path.join(home, 'private', 'resumes'))
  return { files, stop: async () => rmSync(home, { recursive: true }) }
})

describe('private files on disk', () => {
  let home: string
  beforeEach(() => {
    home = makeHome()
  })
  afterEach(() => rmSync(home, { recursive: true, force: true }))

  test('are open to their owner only, and so is their folder', async () => {
    const folder = path.join(home, 'private', 'resumes')
    const name = await createDisk(folder).keep(Buffer.from('a'))
    expect(modeOf(path.join(home, 'private'))).toBe(0o700)
    expect(modeOf(folder)).toBe(0o700)
    expect(modeOf(path.join(folder, name))).toBe(0o600)
    expect(readdirSync(folder)).toEqual([name])
  })

  test('what a write left behind is listed and can be removed, but is no file', async () => {
    const files = createDisk(home)
    const part = `${'a'.repeat(32)}.part`
    writeFileSync(path.join(home, part), 'half')
    writeFileSync(path.join(home, 'notes of somebody'), 'not ours')
    expect(await files.read(part)).toEqual({ ok: false, code: 'not_found' })
    expect((await files.list()).map(({ name }) => name)).toEqual([part])
    await files.remove(part)
    expect(readdirSync(home)).toEqual(['notes of somebody'])
  })

  test('a folder that cannot be written to is an error, not a name', async () => {
    const file = path.join(home, 'a file')
    writeFileSync(file, '')
    await expect(createDisk(path.join(file, 'resumes')).keep(Buffer.from('a'))).rejects.toThrow()
  })
})
