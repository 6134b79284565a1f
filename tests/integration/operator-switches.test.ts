import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { parseEnv } from '#env.ts'
import { acceptedSecretFile, secretFile } from '#lib/security/secret-files.ts'
import { readReadOnly } from '#storage/read-only.ts'
import { testEngine } from '#tests/support/booking.ts'
import { runOperatorCommand } from '#tests/support/operator-command.ts'

const OLD = 'o'.repeat(64)

test.each(['SQLite', 'Postgres'] as const)(
  'a site on %s is taken read-only and back while it runs',
  async (kind) => {
    const fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null)
    onTestFinished(() => fixture.close())
    const run = (...args: string[]) => runOperatorCommand(fixture.where, ['read-only', ...args])
    expect(await run('status')).toEqual({ code: 0, said: 'The site takes changes.\n' })
    const on = await run('on', '--minutes', '5')
    expect(on).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^The site is read-only until /),
    })
    const until = await readReadOnly(fixture.store)
    expect(on.said).toContain(new Date(until ?? 0).toISOString())
    expect((await run('status')).code).toBe(1)
    expect(await run('off')).toEqual({ code: 0, said: 'The site takes changes again.\n' })
    expect(await run('off')).toEqual({ code: 0, said: 'The site was not read-only.\n' })
    expect(await readReadOnly(fixture.store)).toBeNull()
  },
)

test('what is no switch is not done', async () => {
  const dataDir = newFolder()
  const run = (...args: string[]) => runOperatorCommand({ dataDir }, ['read-only', ...args])
  expect(await run('on')).toMatchObject({
    code: 1,
    said: `There is no site in ${dataDir}: set DATA_DIR.\n`,
  })
  for (const wrong of [[], ['of'], ['on', 'off'], ['on', '--hours', '1']])
    expect((await run(...wrong)).code).toBe(2)
  const fixture = await testEngine(null)
  onTestFinished(() => fixture.close())
  for (const minutes of ['0', '1.5', '1441', 'ten']) {
    expect(
      await runOperatorCommand(fixture.where, ['read-only', 'on', '--minutes', minutes]),
    ).toEqual({ code: 1, said: '--minutes needs a number from 1 to 1440.\n' })
  }
})

test('a site of before is left as it is, and told so', async () => {
  const dataDir = newFolder()
  const file = path.join(dataDir, 'booking.db')
  new DatabaseSync(file).close()
  expect(await runOperatorCommand({ dataDir }, ['read-only', 'status'])).toEqual({
    code: 1,
    said: 'The site is of a release that has no such switch: upgrade it first.\n',
  })
  const after = new DatabaseSync(file)
  onTestFinished(() => after.close())
  expect(after.prepare('SELECT name FROM sqlite_schema').all()).toEqual([])
})

test('a rotation that was cut off between its two files is done again', async () => {
  const dataDir = newFolder()
  for (const file of [secretFile(dataDir), acceptedSecretFile(dataDir)])
    writeFileSync(file, `${OLD}\n`, { mode: 0o600 })
  const command = ['rotate-secret']
  const { code } = await runOperatorCommand({ dataDir }, command, { TABLESIDE_SECRET: '' })
  const { secret, acceptedSecret } = parseEnv({ DATA_DIR: dataDir })
  expect([code, secret === OLD, acceptedSecret]).toEqual([0, false, OLD])
})

test('the secret in the data folder is rotated, and the old one ended', async () => {
  const dataDir = newFolder()
  writeFileSync(secretFile(dataDir), `${OLD}\n`, { mode: 0o600 })
  const run = (...args: string[]) =>
    runOperatorCommand({ dataDir }, ['rotate-secret', ...args], { TABLESIDE_SECRET: '' })
  expect(await run()).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^The site has a new secret, /),
  })
  const { secret, acceptedSecret } = parseEnv({ DATA_DIR: dataDir })
  expect([secret === OLD, acceptedSecret]).toEqual([false, OLD])
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('end that first') })
  expect((await run('--end')).code).toBe(0)
  expect(parseEnv({ DATA_DIR: dataDir })).toMatchObject({ secret, acceptedSecret: undefined })
})

test('where the secret is a variable nothing is changed, and the steps are said', async () => {
  const dataDir = newFolder()
  writeFileSync(secretFile(dataDir), `${OLD}\n`, { mode: 0o600 })
  const { code, said } = await runOperatorCommand({ dataDir }, ['rotate-secret'])
  expect([code, said]).toEqual([0, expect.stringMatching(/\n {2}[0-9a-f]{64}\n/)])
  expect(said).toContain('1. Set TABLESIDE_SECRET_ACCEPTED to it everywhere')
  expect(parseEnv({ DATA_DIR: dataDir })).toMatchObject({ secret: OLD, acceptedSecret: undefined })
  expect(acceptedSecretFile(dataDir)).toBe(`${secretFile(dataDir)}.accepted`)
})

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-switches-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
