import { describe, expect, test } from 'vitest'
import type { SystemState } from '#cms/system/read-system-state.ts'
import { ageLabel, agoLabel, sizeLabel } from './labels.ts'
import { type SystemPart, systemParts } from './parts.ts'

const MB = 1024 ** 2
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const now = Date.parse('2027-03-12T20:00Z')
const madeBefore = (ms: number) => new Date(now - ms).toISOString()

const well: SystemState = {
  now,
  mail: {
    ...{ hasServer: true, lastSent: now - 3 * MINUTE },
    backlog: { waiting: 0, oldestMs: null, dead: 0 },
  },
  freeBytes: 20_000 * MB,
  database: { kind: 'sqlite', version: '3.50.4', bytes: 120 * MB },
  outage: null,
  singleSignOn: null,
  jobs: [{ name: 'publishing', lastSuccess: now - 3000, interval: 5, hasLease: true }],
  runningMs: 3 * HOUR,
  ...{ release: '0.2.0', node: '24.21.0' },
  backups: [
    {
      ...{ file: '/mnt/backup/tableside-20270312-041500.tar.gz', bytes: 300 * MB },
      ...{ made: madeBefore(16 * HOUR), verified: true, isThere: true },
    },
  ],
}
const [first] = well.backups ?? []
const partOf = (id: SystemPart['id'], change: Partial<SystemState> = {}) => {
  const found = systemParts({ ...well, ...change }).find((part) => part.id === id)
  return `${found?.state}: ${found?.sentences.join(' ')}`
}

describe('the system in words', () => {
  test('is well where nothing is wrong', () => {
    expect(systemParts(well).map(({ id, state }) => `${id} ${state}`)).toEqual([
      ...['mail good', 'database good', 'disk good', 'jobs good', 'backups good', 'versions good'],
    ])
    expect(partOf('mail')).toBe('good: The last email left 3 minutes ago. Nothing waits.')
    expect(partOf('database')).toBe('good: SQLite 3.50.4, 120 MB. It answers.')
    expect(partOf('jobs')).toContain('were last done just now.')
    expect(partOf('backups')).toContain('made 16 hours ago, 300 MB: /mnt/backup/')
    expect(partOf('versions')).toContain(
      'Tableside 0.2.0, on Node 24.21.0. It has run for 3 hours.',
    )
  })

  test('says how staff sign in elsewhere, where they do', () => {
    const policy = { rules: null, makesAccounts: false, secondSteps: [] }
    const issuer = 'https://id.example'
    expect(partOf('sign-in', { singleSignOn: { issuer, policy, lastUsed: null } })).toBe(
      'good: Staff can sign in by https://id.example. Nobody has done so yet. Groups there are not looked at: roles are ' +
        'given here. It makes no accounts: people are invited. Second steps are asked for here.',
    )
    const rules = [{ group: 'owners', roles: ['admin' as const], locations: [] }]
    const strict = { rules, makesAccounts: true, secondSteps: ['mfa'] }
    const used = { issuer, policy: strict, lastUsed: now - 3 * MINUTE }
    expect(partOf('sign-in', { singleSignOn: used })).toMatch(
      /last did so 3 minutes ago\. Roles follow 1 group there.* is given one\. .*\(mfa\)/,
    )
  })

  test('says of email what waits and what was given up', () => {
    const mail = (waiting: number, oldestMs: number | null, dead: number, hasServer = true) => ({
      mail: { hasServer, lastSent: null, backlog: { waiting, oldestMs, dead } },
    })
    expect(partOf('mail', mail(2, 2 * MINUTE, 0))).toMatch(
      /^good: .*2 messages wait, the first one for 2 minutes/,
    )
    expect(partOf('mail', mail(2, 50 * MINUTE, 0))).toMatch(/^bad: /)
    expect(partOf('mail', mail(0, null, 1))).toMatch(/^watch: .*1 message was given up/)
    expect(partOf('mail', mail(0, null, 0, false))).toMatch(/^watch: No mail server is set/)
    expect(partOf('mail', { mail: null })).toMatch(/^bad: This cannot be read/)
  })

  test('warns before the disk is full', () => {
    expect(partOf('disk', { freeBytes: 1500 * MB })).toMatch(/^watch: 1.5 GB are free/)
    expect(partOf('disk', { freeBytes: 400 * MB })).toMatch(/^bad: 400 MB .*nothing can be booked/)
  })

  test('says an outage of the database in its own words', () => {
    expect(partOf('database', { outage: 'The disk is full.' })).toBe('bad: The disk is full.')
    expect(partOf('database', { database: null })).toMatch(/^bad: /)
  })

  test('names work that is late, once it has had its time after a start', () => {
    const jobs = (hasLease: boolean) => [
      ...well.jobs,
      { name: 'retention', lastSuccess: null, interval: 3600, hasLease },
    ]
    expect(partOf('jobs', { jobs: jobs(true) })).toMatch(/^good: /)
    expect(partOf('jobs', { jobs: jobs(true), runningMs: 4 * HOUR })).toMatch(
      /^bad: .*Late: retention/,
    )
    expect(partOf('jobs', { jobs: jobs(false), runningMs: 4 * HOUR })).toMatch(
      /^good: .*Another instance/,
    )
  })

  test('asks for a backup a day, and for one that was restored as a trial', () => {
    if (!first) throw new Error('There is a backup.')
    expect(partOf('backups', { backups: [] })).toMatch(/^watch: No backup .*npm run backup/)
    const untested = { ...first, verified: false }
    expect(partOf('backups', { backups: [untested] })).toMatch(
      /^watch: .*None was restored as a trial/,
    )
    const tested = { ...first, made: madeBefore(40 * HOUR) }
    expect(partOf('backups', { backups: [untested, tested] })).toMatch(
      /^good: .*the last one that was is of 40 hours ago/,
    )
    const old = { ...first, made: madeBefore(72 * HOUR), isThere: false }
    expect(partOf('backups', { backups: [old] })).toMatch(/^watch: .*not there any more.*every day/)
  })
})

test.each([
  [400, '1 second'],
  [90_000, '90 seconds'],
  [2 * MINUTE, '2 minutes'],
  [119 * MINUTE, '119 minutes'],
  [47 * HOUR, '47 hours'],
  [48 * HOUR, '2 days'],
])('%d ms are %s', (ms, words) => {
  expect(ageLabel(ms)).toBe(words)
  expect(agoLabel(now - ms, now)).toBe(ms < 10_000 ? 'just now' : `${words} ago`)
})

test.each([
  [4.25 * MB, '4.3 MB'],
  [850.4 * MB, '850 MB'],
  [12_697 * MB, '12.4 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeLabel(bytes)).toBe(words)
})
