import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '#tests/support/mail-server.ts'
import { parseEnv } from '../../../src/env.ts'
import { checkBackups } from './backups.ts'
import { checkDisk, spaceFindings } from './disk.ts'
import { examine, report } from './doctor.ts'
import { error, type Installation, warning } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkPermissions } from './permissions.ts'
import { settingFindings } from './postgres-settings.ts'
import { checkProxy } from './proxy.ts'
import { checkSecrets } from './secrets.ts'
import { checkVendors } from './vendors.ts'
import { nodeFindings, postgresVersionFindings } from './versions.ts'

const SECRET = '5d41402abc4b2a76b9719d911017c592'
const SAFE = {
  PUBLIC_URL: 'https://saltwood.example',
  TRUSTED_PROXIES: '127.0.0.1',
  HOST: '127.0.0.1',
  TABLESIDE_SECRET: SECRET,
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

/** An installation with these variables. */
function installation(variables: NodeJS.Dict<string> = {}): Installation {
  const all = { ...SAFE, DATA_DIR: path.join(folder, 'data'), ...variables }
  return {
    env: parseEnv(all),
    variables: all,
    backups: path.join(folder, 'backups'),
    clock: () => Date.parse('2026-11-26T12:00:00Z'),
  }
}

const levels = (found: { level: string }[]) => found.map(({ level }) => level)

describe('the proxy', () => {
  test('nothing is said of a site behind a proxy that it knows', () => {
    expect(checkProxy(installation())).toEqual([])
    const elsewhere = { TRUSTED_PROXIES: '10.0.0.0/8', HOST: '' }
    expect(checkProxy(installation(elsewhere))).toEqual([])
  })

  test.each([
    [{ TRUSTED_PROXIES: '' }, 'error', 'TRUSTED_PROXIES does not name it'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'error', 'trusts everybody'],
    [{ TRUSTED_PROXIES: '127.0.0.1, ::/0' }, 'error', 'trusts everybody'],
    [{ PUBLIC_URL: 'http://saltwood.example' }, 'error', 'without https'],
    [{ PUBLIC_URL: '' }, 'warning', 'http://localhost:3000'],
    [{ HOST: '' }, 'warning', 'set HOST=127.0.0.1'],
  ])('with %o it is said what is wrong', (variables, level, said) => {
    const found = checkProxy(installation(variables))
    expect(found).toEqual([{ level, message: expect.stringContaining(said) }])
  })
})

describe('the secret', () => {
  test('nothing is said of one that was made at random and that its owner alone can read', () => {
    expect(checkSecrets(installation(), folder)).toEqual([])
    mkdirSync(path.join(folder, 'data'))
    writeFileSync(path.join(folder, 'data', 'secrets'), `${SECRET}\n`, { mode: 0o600 })
    expect(checkSecrets(installation({ TABLESIDE_SECRET: '' }), folder)).toEqual([])
  })

  test('one that others can read, that is short, that can be guessed or that is missing is an error', () => {
    mkdirSync(path.join(folder, 'data'))
    const file = path.join(folder, 'data', 'secrets')
    writeFileSync(file, 'too short', { mode: 0o600 })
    chmodSync(file, 0o644)
    writeFileSync(path.join(folder, '.env'), '')
    chmodSync(path.join(folder, '.env'), 0o640)
    const found = checkSecrets(installation({ TABLESIDE_SECRET: '' }), folder)
    expect(found.map(({ message }) => message)).toEqual([
      'The secret has 9 characters; it needs 32 or more.',
      expect.stringContaining(`chmod 600 ${file}`),
      expect.stringContaining(`chmod 600 ${folder}/.env`),
    ])
    rmSync(path.join(folder, '.env'))
    rmSync(file)
    const guessed = { TABLESIDE_SECRET: 'secret'.repeat(8) }
    expect(levels(checkSecrets(installation(guessed), folder))).toEqual(['error'])
    const postgres = { DATABASE_URL: 'postgres://localhost/x', TABLESIDE_SECRET: '' }
    expect(levels(checkSecrets(installation(postgres), folder))).toEqual(['error'])
  })
})

test('files of the data folder that others can access are an error', () => {
  expect(levels(checkPermissions(installation()))).toEqual(['warning'])
  const media = path.join(folder, 'data', 'media')
  mkdirSync(media, { recursive: true, mode: 0o700 })
  writeFileSync(path.join(media, 'oysters.jpg'), '', { mode: 0o600 })
  expect(checkPermissions(installation())).toEqual([])
  chmodSync(path.join(media, 'oysters.jpg'), 0o604)
  expect(checkPermissions(installation())).toEqual([
    { level: 'error', message: expect.stringContaining('oysters.jpg') },
  ])
})

test('a disk that is nearly full is a warning, and soon an error', () => {
  expect(spaceFindings('data', 3e9)).toEqual([])
  expect(levels(spaceFindings('data', 1e9))).toEqual(['warning'])
  expect(levels(spaceFindings('data', 1e8))).toEqual(['error'])
  // Of the real disk something is said or nothing, but it can be asked.
  mkdirSync(path.join(folder, 'data'))
  expect(checkDisk(installation())).toBeInstanceOf(Array)
})

test('backups are there, of the last two days, and readable by their owner alone', () => {
  expect(levels(checkBackups(installation()))).toEqual(['warning'])
  const keep = (name: string, mode = 0o600) => {
    mkdirSync(path.join(folder, 'backups'), { recursive: true })
    writeFileSync(path.join(folder, 'backups', name), '', { mode })
    chmodSync(path.join(folder, 'backups', name), mode)
  }
  keep('tableside-20261120-041500.tar.gz')
  expect(checkBackups(installation())).toEqual([
    warning(
      `The newest backup, ${folder}/backups/tableside-20261120-041500.tar.gz, is 6 days old.`,
    ),
  ])
  keep('tableside-20261126-041500.tar.gz')
  expect(checkBackups(installation())).toEqual([])
  keep('tableside-20261126-051500.tar.gz', 0o644)
  expect(levels(checkBackups(installation()))).toEqual(['error'])
})

describe('mail', () => {
  const from = { MAIL_FROM: 'Saltwood <hello@saltwood.example>' }

  test('nothing is said of a server that takes the site in, and no mail is sent', async () => {
    const server = await startMailServer()
    onTestFinished(server.stop)
    expect(await checkMail(installation({ ...from, SMTP_URL: server.url }))).toEqual([])
    expect(server.arrived).toEqual([])
    const nobody = { SMTP_URL: server.url, MAIL_FROM: 'no-reply@localhost' }
    expect(levels(await checkMail(installation(nobody)))).toEqual(['error'])
    await server.stop()
    expect(await checkMail(installation({ ...from, SMTP_URL: server.url }))).toEqual([
      {
        level: 'error',
        message: expect.stringMatching(/^The mail server 127\.0\.0\.1:\d+ .*ECONNREFUSED/),
      },
    ])
  })

  test('a site without a mail server is warned', async () => {
    expect(levels(await checkMail(installation()))).toEqual(['warning'])
  })

  test('a server that takes no TLS is told no password, and is an error', async () => {
    const server = await startMailServer()
    onTestFinished(server.stop)
    const url = server.url.replace('smtp://', 'smtp://kim:password@')
    const [found] = await checkMail(installation({ ...from, SMTP_URL: url }))
    expect(found).toEqual({ level: 'error', message: expect.stringContaining('STARTTLS') })
    expect(found?.message).not.toContain('password')
  })
})

test('a vendor with some of its settings is named, and nothing is said of one with none or all', async () => {
  expect(await checkVendors(installation())).toEqual([])
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(await checkVendors(installation(stripe))).toEqual([])
  const half = async (variables: NodeJS.Dict<string>) =>
    (await checkVendors(installation(variables))).map(
      ({ level, message }) => `${level}: ${message}`,
    )
  expect(await half({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    expect.stringMatching(/^error: Stripe cannot be connected: STRIPE_PUBLISHABLE_KEY/),
  ])
  expect(await half({ OPENTABLE_CLIENT_ID: 'x' })).toEqual([
    expect.stringMatching(/^error: OpenTable cannot be connected/),
  ])
  expect(await half({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([
    'warning: STRIPE_WEBHOOK_SECRET set without STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: Stripe is not connected.',
  ])
})

test('other releases of Node and old ones of Postgres are warnings', () => {
  expect(nodeFindings('24.1.0', '24.21.0')).toEqual([])
  expect(levels(nodeFindings('20.19.0', '24.21.0'))).toEqual(['warning'])
  expect(postgresVersionFindings(15)).toEqual([])
  expect(levels(postgresVersionFindings(13))).toEqual(['warning'])
})

test('settings of Postgres that lose data, or leave no room for the site, are named', () => {
  const good = {
    ...{ max_connections: '100', superuser_reserved_connections: '3', reserved_connections: '0' },
    ...{ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
    ...{ server_encoding: 'UTF8', in_hot_standby: 'off' },
  }
  expect(settingFindings(good)).toEqual([])
  for (const setting of [
    { fsync: 'off' },
    { synchronous_commit: 'off' },
    { server_encoding: 'SQL_ASCII' },
    { in_hot_standby: 'on' },
    { max_connections: '20' },
  ]) {
    expect(levels(settingFindings({ ...good, ...setting })), String(setting)).toEqual(['error'])
  }
  expect(levels(settingFindings({ ...good, max_connections: '40' }))).toEqual(['warning'])
})

test('a check that fails is an error and keeps none of the others from being made', async () => {
  const found = await examine(installation(), {
    first: () => {
      throw new Error('it broke')
    },
    second: () => [warning('beware')],
    third: async () => [],
  })
  expect(report(found)).toEqual({
    lines: ['✗ first: This could not be checked (it broke).', '! second: beware', '✓ third'],
    code: 2,
  })
})

test('the exit code says the worst that was found', () => {
  expect(report({ disk: [] }).code).toBe(0)
  expect(report({ disk: [], mail: [warning('none')] }).code).toBe(1)
  expect(report({ mail: [warning('none')], disk: [error('full')] }).code).toBe(2)
})
