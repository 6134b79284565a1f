import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { secretFile } from '#lib/security/secret-files.ts'
import { parseEnv } from '../../src/env.ts'
import { ensureSecret } from './secret.ts'

// ASVS 11.5.1, 13.3.2
test('the first start writes 32 random bytes that only their owner can read, the second none', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const DATA_DIR = path.join(mkdtempSync(path.join(os.tmpdir(), 'tableside-secret-')), 'data')
  ensureSecret(parseEnv({ DATA_DIR }))
  const { secret } = parseEnv({ DATA_DIR })
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(statSync(secretFile(DATA_DIR)).mode & 0o777).toBe(0o600)
  ensureSecret(parseEnv({ DATA_DIR }))
  expect(parseEnv({ DATA_DIR }).secret).toBe(secret)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a start that was cut off before it wrote the secret does not block the next one', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const DATA_DIR = path.join(mkdtempSync(path.join(os.tmpdir(), 'tableside-secret-')), 'data')
  mkdirSync(DATA_DIR)
  writeFileSync(secretFile(DATA_DIR), '')
  ensureSecret(parseEnv({ DATA_DIR }))
  expect(parseEnv({ DATA_DIR }).secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readdirSync(DATA_DIR)).toEqual([path.basename(secretFile(DATA_DIR))])
  log.mockRestore()
})

// ASVS 13.2.3
test('with DATABASE_URL the secret must be given', () => {
  const fleet = { DATA_DIR: '/nowhere', DATABASE_URL: 'postgres://db/site' }
  expect(() => ensureSecret(parseEnv(fleet))).toThrow('TABLESIDE_SECRET must be given')
})
