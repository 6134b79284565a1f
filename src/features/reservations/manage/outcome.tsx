import { Notice } from '#ui/notice.tsx'
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

type Words = { kind: 'success' | 'error'; text: string }

const WORDS: Record<Exclude<Outcome, 'changed=yes'>, Words> = {
  'changed=no': {
    kind: 'error',
    text: 'Your reservation may not have been changed: this is how it stands now. Please try again, or call the restaurant.',
  },
  'changed=not-here': {
    kind: 'error',
    text: 'This reservation cannot be changed here. Please call the restaurant.',
  },
  'cancelled=no': {
    kind: 'error',
    text: 'We could not cancel your reservation just now. Please try again, or call the restaurant.',
  },
  'cancelled=late': {
    kind: 'error',
    text: 'Your reservation has not been cancelled, because the cost is no longer what you were shown. Please check it below.',
  },
  'mail=yes': {
    kind: 'success',
    text: 'The email is on its way to the address given with this reservation.',
  },
  'mail=already': {
    kind: 'success',
    text: 'The email was sent a few minutes ago. Please check your spam folder before you ask again.',
  },
  'mail=no': {
    kind: 'error',
    text: 'The email could not be sent. Please keep the link to this page instead.',
  },
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
      <Notice kind="success">
        Your reservation has been changed: this is how it stands now. Please keep{' '}
        <a href={path}>the link to this page</a>, and add the visit to your calendar again.
      </Notice>
    )
  }
  if (state === 'late' && !LATE.includes(outcome)) return null
  const { kind, text } = WORDS[outcome]
  return <Notice kind={kind}>{text}</Notice>
}
