import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBackups, recordBackup } from './backup-record.ts'

function dataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('the last twenty backups are remembered, newest first, with their size and whether they were tested', () => {
  const folder = dataFolder()
  expect(readBackups(folder)).toEqual([])
  const archive = path.join(folder, 'site.tar.gz')
  writeFileSync(archive, 'x'.repeat(300))
  for (let day = 1; day <= 22; day++) {
    const made = new Date(Date.UTC(2027, 2, day))
    recordBackup(folder, { archive, made, verified: day % 7 === 0 })
  }
  const all = readBackups(folder)
  expect(all).toHaveLength(20)
  expect(all[0]).toEqual({
    ...{ file: archive, bytes: 300, made: '2027-03-22T00:00:00.000Z', verified: false },
  })
  expect(all.filter(({ verified }) => verified).map(({ made }) => made.slice(8, 10))).toEqual([
    '21',
    '14',
    '07',
  ])
})
