import { describe, expect, test } from 'vitest'
import type { ListedBackup } from '#cms/backups/read-backups.ts'
import type { StaffState } from '#cms/system/read-staff-state.ts'
import type { SystemState } from '#cms/system/read-system-state.ts'
import type { UpdateState } from '#cms/updates/updates.ts'
import { ageLabel, agoLabel } from './labels.ts'
import type { SystemPart } from './part.ts'
import { systemParts } from './parts.ts'

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
  backups: {
    ...{ isPossible: true, isUnderWay: false, run: null },
    backups: [
      {
        ...{ id: 'a', file: '/mnt/backup/tableside-20270312-041500.tar.gz', bytes: 300 * MB },
        ...{ made: madeBefore(16 * HOUR), verified: true, by: 'command', isThere: true },
      },
    ],
  },
  bucket: null,
  updates: 'none',
  staff: {
    ...{ active: 12, invited: 0, expired: 0, withdrawn: 0 },
    ...{ withoutSecondStep: [], away: { days: 90, accounts: [] } },
  },
  prices: [],
}
const listed = (backups: ListedBackup[]) => ({
  backups: { isPossible: true, isUnderWay: false, run: null, backups },
})
const [first] = well.backups?.backups ?? []
const quiet = well.staff as StaffState
const updates = (change: Partial<UpdateState>) => ({
  updates: {
    ...{ answeredAt: now - 2 * HOUR, fault: null, failingSince: null, newest: null },
    isSecurity: false,
    ...change,
  },
})
const partOf = (id: SystemPart['id'], change: Partial<SystemState> = {}) => {
  const found = systemParts({ ...well, ...change }).find((part) => part.id === id)
  const named = found?.named?.map(
    ({ words, accounts, more }) =>
      `${words} ${accounts.map(({ name }) => name).join(', ')} +${more}`,
  )
  return `${found?.state}: ${[...(found?.sentences ?? []), ...(named ?? [])].join(' ')}`
}

describe('the system in words', () => {
  test('is well where nothing is wrong', () => {
    expect(systemParts(well).map(({ id, state }) => `${id} ${state}`)).toEqual([
      ...['mail good', 'database good', 'disk good', 'jobs good', 'backups good', 'versions good'],
      ...['staff good', 'prices good'],
    ])
    expect(partOf('mail')).toBe('good: The last email left 3 minutes ago. Nothing waits.')
    expect(partOf('database')).toBe('good: SQLite 3.50.4, 120 MB. It answers.')
    expect(partOf('jobs')).toContain('were last done just now.')
    expect(partOf('backups')).toContain('made 16 hours ago, 300 MB.')
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
    expect(partOf('backups', listed([]))).toMatch(/^watch: No backup .*npm run backup/)
    const untested = { ...first, verified: false }
    expect(partOf('backups', listed([untested]))).toMatch(/^watch: .*None was restored as a trial/)
    const tested = { ...first, made: madeBefore(40 * HOUR) }
    expect(partOf('backups', listed([untested, tested]))).toMatch(
      /^good: .*the last one that was is of 40 hours ago/,
    )
    const old = { ...first, made: madeBefore(72 * HOUR), isThere: false }
    expect(partOf('backups', listed([old]))).toMatch(
      /^watch: .*not on this machine any more.*every day/,
    )
  })

  test('names whom somebody should look at among the staff', () => {
    const staff = (change: Partial<StaffState>) => ({ staff: { ...quiet, ...change } })
    expect(partOf('staff')).toBe(
      'good: 12 accounts can sign in. No invitation is open. Everybody whose role needs a second step has one. ' +
        'Everybody has signed in within the last 90 days.',
    )
    const people = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((name, id) => ({ id, name }))
    expect(partOf('staff', staff({ withoutSecondStep: people.slice(0, 1) }))).toMatch(
      /^watch: .*One has no second step, though their role needs one: Ada \+0$/,
    )
    expect(partOf('staff', staff({ away: { days: 90, accounts: people } }))).toMatch(
      /^watch: .*6 have not signed in for 90 days: Ada, Bo, Cy, Di, Ed \+1$/,
    )
    expect(partOf('staff', staff({ invited: 2, expired: 1 }))).toMatch(
      /^watch: .*2 invitations are not accepted yet\. One of them has run out/,
    )
    expect(partOf('staff', staff({ away: null }))).toMatch(/^good: .*once the audit log goes back/)
    expect(partOf('staff', { staff: null })).toMatch(/^watch: This cannot be read/)
  })

  test('says who changed prices of late', () => {
    expect(partOf('prices')).toBe('good: Nobody has changed a price of late.')
    const prices = [
      { at: now - 3 * HOUR, by: 'Kim', dishes: 23 },
      { at: now - 9 * HOUR, by: 'Lou', dishes: 1 },
    ]
    expect(partOf('prices', { prices })).toBe(
      'good: Kim changed prices of 23 dishes 3 hours ago. Lou changed prices of one dish 9 hours ago.',
    )
  })

  test('says of newer releases what a feed says, and that it does not', () => {
    const versions = (change: Partial<UpdateState>) => partOf('versions', updates(change))
    expect(versions({})).toMatch(/^good: .*There was no newer release 2 hours ago\.$/)
    const newest = {
      ...{ version: '0.3.0', date: '2027-03-01', security: false },
      notes: 'https://tableside.example/0.3.0',
    }
    expect(versions({ newest })).toMatch(/^watch: .*0\.3\.0 is out, since Mon, Mar 1, 2027\./)
    expect(versions({ newest, isSecurity: true })).toMatch(/^bad: .*mends something/)
    const part = systemParts({ ...well, ...updates({ newest }) }).find(
      ({ id }) => id === 'versions',
    )
    expect(part?.links).toEqual([{ href: newest.notes, label: 'What is new in 0.3.0' }])
    const fails = { fault: 'no_answer', failingSince: now - 30 * HOUR } as const
    expect(versions(fails)).toMatch(
      /^good: .*could not be read since 30 hours ago: nobody answers\.$/,
    )
    expect(versions({ ...fails, failingSince: now - 80 * HOUR })).toMatch(/^watch: /)
    expect(partOf('versions', { updates: 'not_asked' })).toMatch(/^good: .*within the hour/)
    expect(partOf('versions')).toMatch(/^good: .*UPDATES_FEED_URL/)
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
