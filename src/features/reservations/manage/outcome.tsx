import { Notice } from '#ui/notice.tsx'
import * as t from './messages.gen.ts'
import type { Visit } from './visit.ts'

/** What became of what the guest asked for; `no` = it is not known to have happened. */
export type Outcome =
  | 'changed=yes'
  | 'changed=no'
  | 'changed=not-here'
  | 'cancelled=no'
  | 'cancelled=late'
  | 'mail=yes'
  | 'mail=already'
  | 'mail=no'

type Words = { kind: 'success' | 'error'; text: () => string }

const WORDS: Record<Exclude<Outcome, 'changed=yes'>, Words> = {
  'changed=no': { kind: 'error', text: t.maybeNotChanged },
  'changed=not-here': { kind: 'error', text: t.cannotBeChangedHere },
  'cancelled=no': { kind: 'error', text: t.couldNotCancel },
  'cancelled=late': { kind: 'error', text: t.costHasChanged },
  'mail=yes': { kind: 'success', text: t.emailIsOnItsWay },
  'mail=already': { kind: 'success', text: t.emailWasSentAlready },
  'mail=no': { kind: 'error', text: t.emailCouldNotBeSent },
}

/** What still matters when it is too late for a change. */
const LATE: Outcome[] = ['mail=yes', 'mail=already', 'mail=no', 'cancelled=no', 'cancelled=late']
const OUTCOMES = ['changed=yes', ...(Object.keys(WORDS) as (keyof typeof WORDS)[])] as const

/** The outcome that the page's query names. */
export function readOutcome(query: Record<string, unknown>): Outcome | null {
  const said = ['changed', 'cancelled', 'mail'].map((name) => `${name}=${query[name]}`)
  return OUTCOMES.find((outcome) => said.includes(outcome)) ?? null
}

type SaidProps = {
  outcome: Outcome | null
  state: Visit['state']
  /** Path of the page. */
  path: string
}

/** Says what became of what the guest asked for, where it still matters. */
export function OutcomeMessage({ outcome, state, path }: SaidProps) {
  const stands = state === 'booked' || state === 'late'
  if (!outcome || !stands) return null
  if (outcome === 'changed=yes') {
    return (
      <Notice kind="success">{t.changed({ link: (text) => <a href={path}>{text}</a> })}</Notice>
    )
  }
  if (state === 'late' && !LATE.includes(outcome)) return null
  const { kind, text } = WORDS[outcome]
  return <Notice kind={kind}>{text()}</Notice>
}
