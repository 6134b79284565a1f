import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '#env.ts'
import { lockData } from '#lib/data-lock/data-lock.ts'
import { acceptedSecretFile, secretFile } from '#lib/security/secret-files.ts'
import { beginRotation, endRotation } from './rotate-secret.ts'

const OLD = 'o'.repeat(64)
let dataDir: string

beforeEach(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-rotation-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  dataDir = path.join(folder, 'data')
})

const site = () => ({ dataDir, databaseUrl: undefined })
const settings = () => parseEnv({ DATA_DIR: dataDir })
async function withSecret() {
  const data = await lockData(site(), 'site')
  writeFileSync(secretFile(dataDir), `${OLD}\n`, { mode: 0o600 })
  return data
}

test('a rotated secret is a new one, with the old one accepted beside it until that is ended', async () => {
  await (await withSecret()).release()
  await beginRotation(site())
  const { secret, acceptedSecret } = settings()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(acceptedSecret).toBe(OLD)
  for (const file of [secretFile(dataDir), acceptedSecretFile(dataDir)])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  await endRotation(site())
  expect(settings()).toMatchObject({ secret, acceptedSecret: undefined })
})

test('while the old secret is accepted there is no second rotation, and without one nothing to end', async () => {
  await (await withSecret()).release()
  await expect(endRotation(site())).rejects.toThrow('nothing to end')
  await beginRotation(site())
  const { secret } = settings()
  await expect(beginRotation(site())).rejects.toThrow('end that first')
  expect(settings()).toMatchObject({ secret, acceptedSecret: OLD })
})

test('a rotation that was cut off before there was a new secret is done by the next one', async () => {
  await (await withSecret()).release()
  writeFileSync(acceptedSecretFile(dataDir), `${OLD}\n`, { mode: 0o600 })
  await beginRotation(site())
  expect(settings().secret).not.toBe(OLD)
  expect(settings().acceptedSecret).toBe(OLD)
})

test('the secret of a site that runs is not rotated', async () => {
  const data = await withSecret()
  await expect(beginRotation(site())).rejects.toThrow('is in use by the site')
  expect(readFileSync(secretFile(dataDir), 'utf8').trim()).toBe(OLD)
  expect(existsSync(acceptedSecretFile(dataDir))).toBe(false)
  await data.release()
})

test('before the first start there is nothing to rotate', async () => {
  await expect(beginRotation(site())).rejects.toThrow('the first start makes one')
})
