import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { variables } from '#lib/env/variables.ts'
import { secretFile } from '#lib/security/secret-files.ts'
import { parseEnv, vendorEnv } from './env.ts'
import { variables as opentable } from './providers/booking/opentable/env.ts'
import { variables as recaptcha } from './providers/bot-check/recaptcha/env.ts'
import { variables as cloudflare } from './providers/cdn/cloudflare/env.ts'
import { variables as cloudfront } from './providers/cdn/cloudfront/env.ts'
import { variables as fastly } from './providers/cdn/fastly/env.ts'
import { variables as purge } from './providers/cdn/purge/env.ts'
import { variables as s3 } from './providers/files/s3/env.ts'
import { variables as api } from './providers/http-client/env.ts'
import { variables as oidc } from './providers/identity/oidc/env.ts'
import { variables as activecampaign } from './providers/newsletter/activecampaign/env.ts'
import { variables as stripe } from './providers/payments/stripe/env.ts'
import { variables as clamd } from './providers/scanner/clamd/env.ts'
import { variables as twilio } from './providers/text-messages/twilio/env.ts'

test('everything has a default: the first start needs no variable', () => {
  const env = parseEnv({ DATA_DIR: '/nowhere' })
  expect(env).toMatchObject({ mode: 'production', port: 3000, publicUrl: 'http://localhost:3000' })
  expect(env.secret).toBeUndefined()
})

test('an empty variable is an unset one', () => {
  const empty = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, '']))
  expect(parseEnv({ ...empty, DATA_DIR: '/nowhere' })).toEqual(parseEnv({ DATA_DIR: '/nowhere' }))
})

test('one error lists every variable at fault', () => {
  const wrong = { PORT: 'eighty', PUBLIC_URL: 'example.com', DATABASE_URL: 'mysql://db' }
  expect(() => parseEnv(wrong)).toThrow(
    /PORT.*\n.*PUBLIC_URL.*\n.*DATABASE_URL.*\n.*\.env\.example/,
  )
})

test('backups of administrators have a folder by themselves, but on Postgres, where all instances must share it', () => {
  const url = 'postgres://localhost/site'
  expect(parseEnv({}).backupDir).toBe('backups')
  expect(parseEnv({ DATABASE_URL: url }).backupDir).toBeNull()
  expect(parseEnv({ DATABASE_URL: url, BACKUP_DIR: '/mnt/backup' }).backupDir).toBe('/mnt/backup')
})

test('beside its secret a site accepts another one, which is told from it', () => {
  const [one, other] = ['o'.repeat(32), 'n'.repeat(32)]
  const accepted = { DATA_DIR: '/nowhere', TABLESIDE_SECRET_ACCEPTED: other }
  expect(parseEnv({ ...accepted, TABLESIDE_SECRET: one })).toMatchObject({
    ...{ secret: one, acceptedSecret: other },
  })
  expect(() => parseEnv({ ...accepted, TABLESIDE_SECRET: other })).toThrow('must be another one')
})

test('PUBLIC_URL loses its trailing slash', () => {
  expect(parseEnv({ PUBLIC_URL: 'https://example.com/' }).publicUrl).toBe('https://example.com')
})

test('guests are kept for 24 months, post for 12, resumes for 180 days, mails for 30, cards for 7, the audit log for 400 and addresses in it for 90, or for as long as is said', () => {
  const usual = {
    ...{ guests: 24, post: 12, resumeDays: 180, mailDays: 30, cardDays: 7 },
    ...{ auditLogDays: 400, auditOriginDays: 90 },
  }
  expect(parseEnv({}).retention).toEqual(usual)
  const said = {
    ...{ GUESTS_KEPT_MONTHS: '6', POST_KEPT_MONTHS: '3', RESUMES_KEPT_DAYS: '90' },
    ...{ MAIL_KEPT_DAYS: '7', CARDS_KEPT_DAYS: '2' },
    ...{ AUDIT_LOG_KEPT_DAYS: '365', AUDIT_ORIGINS_KEPT_DAYS: '30' },
  }
  const kept = {
    ...{ guests: 6, post: 3, resumeDays: 90, mailDays: 7, cardDays: 2 },
    ...{ auditLogDays: 365, auditOriginDays: 30 },
  }
  expect(parseEnv(said).retention).toEqual(kept)
  // No months would delete at once what came in today.
  expect(() => parseEnv({ GUESTS_KEPT_MONTHS: '0' })).toThrow('GUESTS_KEPT_MONTHS')
  // The database deletes no younger ones.
  expect(() => parseEnv({ AUDIT_LOG_KEPT_DAYS: '29' })).toThrow('AUDIT_LOG_KEPT_DAYS')
})

test('remembered pages go out for an hour while nobody can be asked, or for as long as is said', () => {
  expect(parseEnv({}).rememberedPagesMinutes).toBe(60)
  expect(parseEnv({ REMEMBERED_PAGES_MINUTES: '5' }).rememberedPagesMinutes).toBe(5)
  // No minutes would end every page between two looks at the database.
  expect(() => parseEnv({ REMEMBERED_PAGES_MINUTES: '0' })).toThrow('REMEMBERED_PAGES_MINUTES')
})

test('the secret comes from the variable, else from the data folder, never with Postgres', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-env-'))
  writeFileSync(secretFile(dataDir), `${'a'.repeat(64)}\n`)
  const given = 'b'.repeat(32)
  expect(parseEnv({ DATA_DIR: dataDir }).secret).toBe('a'.repeat(64))
  expect(parseEnv({ DATA_DIR: dataDir, TABLESIDE_SECRET: given }).secret).toBe(given)
  const fleet = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://db/site' }
  expect(parseEnv(fleet).secret).toBeUndefined()
  expect(() => parseEnv({ TABLESIDE_SECRET: 'short' })).toThrow('TABLESIDE_SECRET')
})

test('metrics have a token that is no short one, a port that is not the site’s, and an address that no other machine reaches', () => {
  expect(parseEnv({})).toMatchObject({ metricsPort: undefined, metricsToken: undefined })
  const token = 'm'.repeat(32)
  const set = parseEnv({ METRICS_PORT: '9464', METRICS_TOKEN: token })
  expect(set).toMatchObject({ metricsPort: 9464, metricsToken: token })
  expect(parseEnv({ METRICS_PORT: '9464', HOST: '10.0.0.11' }).metricsHost).toBe('127.0.0.1')
  expect(parseEnv({ METRICS_HOST: '10.0.0.11' }).metricsHost).toBe('10.0.0.11')
  expect(() => parseEnv({ METRICS_TOKEN: 'm'.repeat(31) })).toThrow('METRICS_TOKEN')
  expect(() => parseEnv({ METRICS_TOKEN: `${token} m` })).toThrow('METRICS_TOKEN')
  expect(() => parseEnv({ METRICS_PORT: '3000' })).toThrow(/METRICS_PORT.*another port than PORT/)
})

// ASVS 16.2.3
test('nothing goes to a collector without an endpoint; with one, traces and logs unless they are set to none', () => {
  expect(parseEnv({ OTEL_SERVICE_NAME: 'saltwood' }).telemetry).toBeNull()
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
  expect(parseEnv(endpoint).telemetry).toEqual({
    ...{ serviceName: 'tableside', traces: true, logs: true },
  })
  const traces = { ...endpoint, OTEL_SERVICE_NAME: 'saltwood', OTEL_LOGS_EXPORTER: 'none' }
  expect(parseEnv(traces).telemetry).toEqual({
    ...{ serviceName: 'saltwood', traces: true, logs: false },
  })
  // What is not spoken here is refused, and not left out without a word.
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ] as const)
    expect(() => parseEnv({ ...endpoint, [name]: value }), name).toThrow(name)
})

test('a vendor reads its own variables through its own schema', () => {
  const shape = z.object({ VENDOR_KEY: z.string() })
  expect(vendorEnv(shape, { VENDOR_KEY: 'k' })).toEqual({ VENDOR_KEY: 'k' })
  expect(() => vendorEnv(shape, {})).toThrow('VENDOR_KEY')
})

test('.env.example names every variable, and no other', () => {
  const example = readFileSync('.env.example', 'utf8')
  const named = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1])
  const cdns = [fastly, cloudflare, cloudfront, purge]
  const vendors = [
    opentable,
    stripe,
    recaptcha,
    clamd,
    activecampaign,
    api,
    s3,
    twilio,
    oidc,
    ...cdns,
  ].map(({ shape }) => shape)
  const read = Object.assign({}, variables.shape, ...vendors)
  expect(named.toSorted()).toEqual(Object.keys(read).toSorted())
})

test('a direct address needs one for statements, and an instance needs 12 connections', () => {
  const DATABASE_DIRECT_URL = 'postgres://server/site'
  expect(() => parseEnv({ DATABASE_DIRECT_URL })).toThrow('DATABASE_DIRECT_URL: needs DATABASE_URL')
  const env = parseEnv({ DATABASE_URL: 'postgres://pooler/site', DATABASE_DIRECT_URL })
  expect(env).toMatchObject({ databaseDirectUrl: DATABASE_DIRECT_URL, databaseConnections: 24 })
  expect(() => parseEnv({ DATABASE_CONNECTIONS: '11' })).toThrow('DATABASE_CONNECTIONS')
})
