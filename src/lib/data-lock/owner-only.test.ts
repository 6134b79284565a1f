import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { restrictToOwner } from './owner-only.ts'

let folder: string
const at = (name: string) => path.join(folder, name)
const modeOf = (name: string) => (statSync(at(name)).mode & 0o777).toString(8)

function put(name: string, mode = 0o644) {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), name)
  chmodSync(at(name), mode)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-owner-'))
  chmodSync(folder, 0o755)
})

describe('others on the machine are shut out of a data folder', () => {
  const files = [
    ...['content.db', 'content.db-wal', 'content.db-shm', 'booking.db', 'booking.db-journal'],
    ...['secrets', 'in-use.lock', 'in-use.json', 'restore-under-way'],
    ...['media/oysters.jpg', 'private/resumes/0123'],
  ]

  // ASVS 13.3.2
  test('that was made before: 0700 for folders, 0600 for files', () => {
    for (const file of files) put(file)
    for (const name of ['media', 'private', 'private/resumes']) chmodSync(at(name), 0o755)
    expect(restrictToOwner(folder)).toEqual([])
    expect(Object.fromEntries(files.map((name) => [name, modeOf(name)]))).toEqual(
      Object.fromEntries(files.map((name) => [name, '600'])),
    )
    for (const name of ['.', 'media', 'private', 'private/resumes'])
      expect(modeOf(name)).toBe('700')
  })

  test('and what its owner may not do is given to nobody', () => {
    put('content.db', 0o444)
    restrictToOwner(folder)
    expect(modeOf('content.db')).toBe('400')
  })

  test('in which files of other programs stay as they are, and so does what a link leads to', () => {
    put('start.sh', 0o755)
    put('elsewhere', 0o644)
    mkdirSync(at('media'))
    symlinkSync(at('elsewhere'), at('media/link'))
    expect(restrictToOwner(folder)).toEqual([])
    expect([modeOf('start.sh'), modeOf('elsewhere')]).toEqual(['755', '644'])
  })

  test('that is not there yet', () => {
    expect(restrictToOwner(at('nothing'))).toEqual([])
  })
})

test('what belongs to somebody else is said, with what to do', () => {
  const isRoot = process.geteuid?.() === 0
  // Whom everything belongs to becomes somebody to whom nothing does.
  if (isRoot) {
    process.seteuid?.(65_534)
    onTestFinished(() => void process.seteuid?.(0))
  }
  const theirs = isRoot ? folder : '/'
  expect(restrictToOwner(theirs)).toEqual([
    `Other users of this machine can access ${theirs}: it belongs to someone else, who must remove ` +
      'their access (chmod -R go-rwx).',
  ])
})
