import * as t from './messages.gen.ts'

/** A special day as the form has it: what is not entered yet is missing. */
export type SpecialDay = {
  from?: string | null
  until?: string | null
  name?: string | null
  spans?: { opens?: string; closes?: string }[] | null
}

/** `Christmas Eve · 2026-12-24 · 11:30–21:00`; of one that is just being entered, that it is new. */
export function specialDayLabel({ from, until, name, spans }: SpecialDay): string {
  if (!from && !name) return t.newSpecialDay()
  const days = until ? t.fromTo({ from: from ?? '', until }) : from
  const hours = (spans ?? []).map(({ opens = '', closes = '' }) => `${opens}–${closes}`).join(', ')
  return [name, days, hours || t.closed()].filter(Boolean).join(' · ')
}
