import { expect, test } from 'vitest'
import { installationIn, levels } from '#tests/support/doctor.ts'
import { examine, report } from './doctor.ts'
import { error, warning } from './finding.ts'
import { settingFindings } from './postgres-settings.ts'
import { checkVendors } from './vendors.ts'
import { nodeFindings, postgresVersionFindings } from './versions.ts'

const installation = (variables?: NodeJS.Dict<string>) => installationIn('none', variables)

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

test('a city database of the operator’s own that is not there or is none is named', async () => {
  const found = async (file: string) => await checkVendors(installation({ GEO_DATABASE: file }))
  expect(await found('/none/cities.mmdb')).toEqual([
    error('There is no city database at /none/cities.mmdb (GEO_DATABASE).'),
  ])
  expect(await found(import.meta.filename)).toEqual([
    { level: 'error', message: expect.stringMatching(/^GEO_DATABASE: /) },
  ])
})

test('other releases of Node and old ones of Postgres are warnings', () => {
  const tested = { version: '24.21.0', advice: 'install that one' }
  expect(nodeFindings('24.1.0', tested)).toEqual([])
  expect(nodeFindings('20.19.0', tested)).toEqual([
    warning('This runs on Node 20.19.0, and the site is tested with 24.21.0: install that one.'),
  ])
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
