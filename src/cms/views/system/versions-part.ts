import type { SystemState } from '#cms/system/read-system-state.ts'
import type { UpdateState } from '#cms/updates/updates.ts'
import { yearDateLabel } from '#lib/time/time-labels.ts'
import { ageLabel, agoLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import type { SystemPart } from './part.ts'

/** As long as this a feed may say nothing before somebody should look, ms. */
const LONG_SILENCE = 3 * 24 * 60 * 60_000

/** Which release runs, and whether there is a newer one. */
export function versionsPart(state: SystemState): SystemPart {
  const { release, node, runningMs, updates, now } = state
  const part = { id: 'versions', title: t.versions() } as const
  const runs = t.release({ version: release, node, age: ageLabel(runningMs) })
  if (updates === 'none') return { ...part, state: 'good', sentences: [runs, t.updates()] }
  if (updates === 'not_asked') return { ...part, state: 'good', sentences: [runs, t.notAskedYet()] }
  if (updates === null) return { ...part, state: 'watch', sentences: [runs, t.notReadable()] }
  const { newest, isSecurity, failingSince } = updates
  const isSilent = failingSince !== null && now - failingSince > LONG_SILENCE
  return {
    ...part,
    state: isSecurity ? 'bad' : newest || isSilent ? 'watch' : 'good',
    sentences: [runs, ...updateWords(updates, now)],
    ...(newest ? { links: [{ href: newest.notes, label: t.whatIsNew(newest) }] } : {}),
  }
}

const FAULTS = { no_answer: t.noAnswer, refused: t.refused, unreadable: t.unreadable }

function updateWords(updates: UpdateState, now: number): string[] {
  const { newest, isSecurity, answeredAt, failingSince, fault } = updates
  return [
    ...(newest
      ? [t.newer({ version: newest.version, date: yearDateLabel(newest.date) })]
      : answeredAt === null
        ? []
        : [t.isNewest({ ago: agoLabel(answeredAt, now) })]),
    ...(isSecurity ? [t.securityUpdate()] : []),
    ...(fault && failingSince !== null
      ? [t.feedFails({ ago: agoLabel(failingSince, now), why: FAULTS[fault]() })]
      : []),
  ]
}
