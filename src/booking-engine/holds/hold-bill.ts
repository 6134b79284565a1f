import { ok, type Result, refuse } from '#lib/result.ts'
import type { Sql } from '#storage/database.ts'
import { type AmountDue, amountDue } from '../pricing/amount-due.ts'
import { type Bill, billOf, type ChosenAddOn } from '../pricing/bill.ts'
import { findExperience } from '../settings/experiences.ts'
import { readFloorPlan } from '../settings/snapshots.ts'
import type { HoldRow } from './holds.ts'

/** What a held table costs, and what of it a card must give; both null for a table that costs nothing. */
export type HeldBill = { bill: Bill | null; due: AmountDue | null }

/** The bill of a hold with add-ons, by the settings that it was taken under. */
export async function billOfHold(
  sql: Sql,
  hold: HoldRow,
  addOns: ChosenAddOn[],
): Promise<Result<HeldBill, 'unknown_experience' | 'unknown_add_on'>> {
  const { settings } = await readFloorPlan(sql, hold.location_id, hold.snapshot)
  const { experience_id: id, experience_version: version } = hold
  if (id === null || version === null) {
    if (addOns.length > 0) return refuse('unknown_add_on')
    return ok({ bill: null, due: amountDue(settings, hold.party, null) })
  }
  const experience = findExperience(settings, { id, version })
  if (!experience) return refuse('unknown_experience')
  const billed = billOf(settings, experience, hold.party, addOns)
  if (!billed.ok) return billed
  return ok({ bill: billed.value, due: amountDue(settings, hold.party, billed.value) })
}

/** What a card must give for a hold with add-ons; null = nothing. */
export async function amountDueOfHold(
  sql: Sql,
  hold: HoldRow,
  addOns: ChosenAddOn[],
): Promise<Result<AmountDue | null, 'unknown_experience' | 'unknown_add_on'>> {
  const billed = await billOfHold(sql, hold, addOns)
  return billed.ok ? ok(billed.value.due) : billed
}

/** Whether a request names what is held: the same experience in the same version, or none. */
export function matchesHold(
  hold: HoldRow,
  experience: { id: string; version: number } | null | undefined,
): boolean {
  return (
    hold.experience_id === (experience?.id ?? null) &&
    hold.experience_version === (experience?.version ?? null)
  )
}
