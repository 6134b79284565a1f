import { compactSms } from '#lib/text/sms.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'

/** The occasions of text messages about a visit. */
export const TEXT_KINDS = ['confirmation', 'changed', 'cancelled', 'reminder'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

type VisitFacts = {
  /** Name of the restaurant. */
  place: string
  party: number
  /** `YYYY-MM-DDTHH:mm` on the restaurant's wall. */
  at: string
  /** The guest's own link. */
  manageUrl: string
}

const TEXTS: Record<TextKind, typeof t.confirmation> = {
  confirmation: t.confirmation,
  changed: t.changed,
  cancelled: t.cancelled,
  reminder: t.reminder,
}

/** The text message about a visit, in as few segments as it can be; it says how to have no more. */
export function visitText(kind: TextKind, { place, party, at, manageUrl }: VisitFacts): string {
  return compactSms(TEXTS[kind]({ place, party, moment: momentLabel(at), link: manageUrl }))
}

/** The text message to a party at the door whose table is ready. */
export function tableReadyText(facts: { place: string; party: number; name: string }): string {
  return compactSms(t.tableReady({ ...facts, named: facts.name ? 'yes' : 'no' }))
}
