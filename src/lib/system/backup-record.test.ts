import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBackups, recordBackup } from './backup-record.ts'

function folders() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [dataDir, backupDir] = [path.join(folder, 'data'), path.join(folder, 'backups')]
  mkdirSync(dataDir)
  return { dataDir, backupDir }
}
const day = (number: number) => new Date(Date.UTC(2027, 2, number))

test('the last twenty backups are remembered, newest first, with their size and whether they were tested', async () => {
  const where = folders()
  expect(await readBackups(where)).toEqual([])
  const archive = path.join(where.dataDir, 'site.tar.gz')
  writeFileSync(archive, 'x'.repeat(300))
  for (let number = 1; number <= 22; number++)
    await recordBackup(where, {
      ...{ archive, made: day(number), verified: number % 7 === 0, by: 'command' },
    })
  const all = await readBackups(where)
  expect(all).toHaveLength(20)
  expect(all[0]).toEqual({
    ...{ file: archive, bytes: 300, made: '2027-03-22T00:00:00.000Z', verified: false },
    by: 'command',
  })
  expect(all.filter(({ verified }) => verified).map(({ made }) => made.slice(8, 10))).toEqual([
    '21',
    '14',
    '07',
  ])
})

test('instances that share a folder of backups see those that each of them has made, once', async () => {
  const [one, other] = [folders(), folders()]
  mkdirSync(one.backupDir)
  const backupDir = one.backupDir
  const archive = path.join(backupDir, 'site.tar.gz')
  writeFileSync(archive, 'x')
  const made = { archive, verified: true, by: 'administrator' } as const
  await recordBackup({ ...one, backupDir }, { ...made, made: day(1) })
  await recordBackup({ ...other, backupDir }, { ...made, made: day(2) })
  for (const where of [one, { ...other, backupDir }])
    expect((await readBackups(where)).map((backup) => backup.made.slice(8, 10))).toEqual([
      '02',
      '01',
    ])
})

test('one of an administrator that is still there is not forgotten for many of the command', async () => {
  const where = folders()
  const archive = path.join(where.dataDir, 'own.tar.gz')
  writeFileSync(archive, 'x')
  await recordBackup(where, { archive, made: day(1), verified: true, by: 'administrator' })
  for (let number = 2; number <= 25; number++)
    await recordBackup(where, { archive, made: day(number), verified: true, by: 'command' })
  expect((await readBackups(where)).at(-1)).toMatchObject({ by: 'administrator' })
})
