import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FilesUnavailable } from '../contract.ts'
import { describeFiles } from '../suite.ts'
import { createDiskFiles } from './adapter.ts'

const makeHome = () => mkdtempSync(path.join(os.tmpdir(), 'tableside-files-'))

describeFiles('on disk', async () => {
  const home = makeHome()
  return { files: createDiskFiles(home), stop: async () => rmSync(home, { recursive: true }) }
})

function home() {
  const folder = makeHome()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('files on disk are open to their owner only, in the folders of a data folder', async () => {
  const dataDir = home()
  await createDiskFiles(dataDir).put('media', '0a1b-plate.jpg', Buffer.from('a'))
  expect(statSync(path.join(dataDir, 'media')).mode & 0o777).toBe(0o700)
  expect(statSync(path.join(dataDir, 'media/0a1b-plate.jpg')).mode & 0o777).toBe(0o600)
  expect(readdirSync(path.join(dataDir, 'media'))).toEqual(['0a1b-plate.jpg'])
})

test('what a write left behind, a folder and a hidden file are no files', async () => {
  const dataDir = home()
  mkdirSync(path.join(dataDir, 'media/folder'), { recursive: true })
  writeFileSync(path.join(dataDir, 'media', `${'ab'.repeat(8)}.part`), 'half')
  writeFileSync(path.join(dataDir, 'media/.hidden'), 'x')
  const files = createDiskFiles(dataDir)
  expect(await Array.fromAsync(files.list('media'))).toEqual([])
  expect(await files.open('media', `${'ab'.repeat(8)}.part`)).toMatchObject({ code: 'not_found' })
})

test('what a write left behind is removed by the list of its area once it is a day old', async () => {
  const dataDir = home()
  mkdirSync(path.join(dataDir, 'media'))
  const [old, recent] = ['ab', 'cd'].map((name) =>
    path.join(dataDir, 'media', `${name.repeat(8)}.part`),
  )
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)
  for (const [part = '', hours] of [
    [old, 25],
    [recent, 23],
  ] as const) {
    writeFileSync(part, 'half')
    utimesSync(part, hoursAgo(hours), hoursAgo(hours))
  }
  expect(await Array.fromAsync(createDiskFiles(dataDir).list('media'))).toEqual([])
  expect(readdirSync(path.join(dataDir, 'media'))).toEqual([path.basename(recent ?? '')])
})

test('a folder that cannot be used is said to be unavailable, with the reason', async () => {
  const file = path.join(home(), 'a file')
  writeFileSync(file, '')
  const put = createDiskFiles(file).put('media', '0a1b-a.jpg', Buffer.from('a'))
  await expect(put).rejects.toThrow(FilesUnavailable)
  await expect(put).rejects.toMatchObject({ reason: 'ENOTDIR' })
})
