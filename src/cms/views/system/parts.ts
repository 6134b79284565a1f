import type { SystemState } from '#cms/system/read-system-state.ts'
import type { JobRun } from '#lib/metrics/job-runs.ts'
import { LITTLE_SPACE, TOO_LITTLE_SPACE } from '#lib/system/free-space.ts'
import { sizeLabel } from '#lib/system/size-label.ts'
import { backupsPart } from './backups-part.ts'
import { ageLabel, agoLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import { pricesPart, staffPart } from './office-parts.ts'
import type { SystemPart } from './part.ts'
import { versionsPart } from './versions-part.ts'

const MINUTE_MS = 60_000

/** A message that has waited as long has met more than a slow moment, ms. */
const LONG_WAIT = 15 * MINUTE_MS

/** All parts of the system. */
export function systemParts(state: SystemState): SystemPart[] {
  return [
    mailPart(state),
    ...signInPart(state),
    databasePart(state),
    diskPart(state),
    jobsPart(state),
    backupsPart(state),
    versionsPart(state),
    staffPart(state),
    pricesPart(state),
  ]
}

function mailPart({ mail, now }: SystemState): SystemPart {
  const part = { id: 'mail', title: t.mail() } as const
  if (!mail) return { ...part, state: 'bad', sentences: [t.notReadable()] }
  const { hasServer, lastSent, backlog } = mail
  const { waiting, oldestMs, dead } = backlog
  const late = oldestMs !== null && oldestMs > LONG_WAIT
  return {
    ...part,
    state: late ? 'bad' : dead > 0 || !hasServer ? 'watch' : 'good',
    sentences: [
      ...(hasServer ? [] : [t.noMailServer()]),
      lastSent === null ? t.noneSent() : t.lastSent({ ago: agoLabel(lastSent, now) }),
      waiting === 0 || oldestMs === null
        ? t.nothingWaits()
        : t.waiting({ count: waiting, age: ageLabel(oldestMs) }),
      ...(dead > 0 ? [t.dead({ count: dead })] : []),
    ],
    links: [{ href: '/admin/outbox', label: t.outbox() }],
  }
}

/** How staff sign in with an account elsewhere; nothing where they do not. */
function signInPart({ singleSignOn, now }: SystemState): SystemPart[] {
  if (!singleSignOn) return []
  const { issuer, policy, lastUsed } = singleSignOn
  return [
    {
      ...{ id: 'sign-in', title: t.singleSignOn(), state: 'good' },
      sentences: [
        t.signsInBy({ issuer }),
        lastUsed === null ? t.nobodySignedIn() : t.lastSignedIn({ ago: agoLabel(lastUsed, now) }),
        policy.rules ? t.rolesByGroups({ count: policy.rules.length }) : t.rolesByHand(),
        policy.makesAccounts ? t.makesAccounts() : t.makesNoAccounts(),
        policy.secondSteps.length > 0
          ? t.secondStepThere({ values: policy.secondSteps.join(', ') })
          : t.secondStepHere(),
      ],
    },
  ]
}

function databasePart({ database, outage }: SystemState): SystemPart {
  const part = { id: 'database', title: t.database() } as const
  if (outage !== null) return { ...part, state: 'bad', sentences: [outage] }
  if (!database) return { ...part, state: 'bad', sentences: [t.notReadable()] }
  const { kind, version, bytes } = database
  const words = kind === 'sqlite' ? t.sqlite : t.postgres
  return {
    ...part,
    state: 'good',
    sentences: [words({ version, size: sizeLabel(bytes) }), t.answers()],
  }
}

function diskPart({ freeBytes }: SystemState): SystemPart {
  const part = { id: 'disk', title: t.disk() } as const
  if (freeBytes === null) return { ...part, state: 'bad', sentences: [t.notReadable()] }
  const state = freeBytes < TOO_LITTLE_SPACE ? 'bad' : freeBytes < LITTLE_SPACE ? 'watch' : 'good'
  const free = t.free({ size: sizeLabel(freeBytes) })
  return { ...part, state, sentences: state === 'good' ? [free] : [free, t.full()] }
}

function jobsPart({ jobs, now, runningMs }: SystemState): SystemPart {
  const late = jobs.filter((job) => isLate(job, { now, runningMs })).map(({ name }) => name)
  const last = Math.max(...jobs.map(({ lastSuccess }) => lastSuccess ?? 0))
  return {
    ...{ id: 'jobs', title: t.jobs(), state: late.length > 0 ? 'bad' : 'good' },
    sentences: [
      last > 0
        ? t.jobsDone({ ago: agoLabel(last, now) })
        : t.jobsNotYet({ ago: agoLabel(now - runningMs, now) }),
      ...(late.length > 0 ? [t.jobsLate({ names: late.join(', ') })] : []),
      ...(jobs.some(({ hasLease }) => !hasLease) ? [t.jobsElsewhere()] : []),
    ],
  }
}

/** Whether a job of this instance has not ended well for three turns; a restart gives it as long. */
function isLate(
  { lastSuccess, interval, hasLease }: JobRun,
  { now, runningMs }: Pick<SystemState, 'now' | 'runningMs'>,
): boolean {
  const since = now - (lastSuccess ?? now - runningMs)
  return hasLease && since > Math.max(5 * MINUTE_MS, 3 * interval * 1000)
}
