import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { installationIn, levels, SECRET } from '#tests/support/doctor.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { checkBackups } from './backups.ts'
import { checkDisk, spaceFindings } from './disk.ts'
import { examine } from './doctor.ts'
import { error, warning } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkPermissions } from './permissions.ts'
import { checkProxy } from './proxy.ts'
import { checkSecrets } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const installation = (variables?: NodeJS.Dict<string>) => installationIn(folder, variables)

describe('the proxy', () => {
  test('nothing is said of a site behind a proxy that it knows', () => {
    expect(checkProxy(installation())).toEqual([])
    const elsewhere = { TRUSTED_PROXIES: '10.0.0.0/8', HOST: '' }
    expect(checkProxy(installation(elsewhere))).toEqual([])
  })

  test('what the site would refuse to start with is an error', async () => {
    const { proxy } = await examine(installation({ TRUSTED_PROXIES: 'foo' }), { proxy: checkProxy })
    expect(proxy).toEqual([error('TRUSTED_PROXIES: foo is not an IP address.')])
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

  // ASVS 13.2.3
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
    expect(checkSecrets(installation(postgres), folder)).toEqual([
      { level: 'error', message: expect.stringContaining('openssl rand') },
    ])
    // A site that was moved keeps the secret that it had.
    writeFileSync(file, SECRET, { mode: 0o600 })
    expect(checkSecrets(installation(postgres), folder)).toEqual([
      { level: 'error', message: expect.stringContaining(`"$(cat ${file})"`) },
    ])
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
