import { ok, type Result, refuse } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import { databaseNow } from '#storage/clock.ts'
import type { BookingSql } from '#storage/database.ts'
import { periodsOn } from '../calendar/day-periods.ts'
import { todayAt } from '../calendar/service-day.ts'
import { saveDayRules } from '../locations/save-settings.ts'
import type { DayRule } from '../settings/day-rules.ts'
import type { BookingSettings } from '../settings/settings.ts'
import { currentSnapshot } from '../settings/snapshots.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { StaffContext } from '../staff-log/types.ts'
import type { DayRuleCode } from './types.ts'

/** `HostApi.setDayRule`, in the caller's transaction, which has locked the settings exclusively. */
export async function setDayRule(
  sql: BookingSql,
  at: StaffContext,
  rule: DayRule,
): Promise<Result<null, DayRuleCode>> {
  return changeRules(sql, at, async (settings, rules) => {
    if (rule.day < todayAt(settings, await databaseNow(sql))) return refuse('invalid_time')
    const problem = rule.kind === 'stop' ? stopProblem(settings, rule) : null
    if (problem) return refuse(problem)
    const others = rules.filter((other) => other.id !== rule.id && !replaces(rule, other))
    await logStaffAction(sql, at, { subject: rule.id, ...actOf(rule) })
    return ok([...others, rule])
  })
}

/** `HostApi.removeDayRule`, in the caller's transaction, which has locked the settings exclusively. */
export async function removeDayRule(
  sql: BookingSql,
  at: StaffContext,
  id: string,
): Promise<Result<null, DayRuleCode>> {
  return changeRules(sql, at, async (_settings, rules) => {
    const rule = rules.find((one) => one.id === id)
    if (!rule) return refuse('not_found')
    const { detail } = actOf(rule)
    await logStaffAction(sql, at, { subject: id, act: 'lift_rule', detail })
    return ok(rules.filter((other) => other !== rule))
  })
}

async function changeRules(
  sql: BookingSql,
  { locationId }: StaffContext,
  change: (settings: BookingSettings, rules: DayRule[]) => Promise<Result<DayRule[], DayRuleCode>>,
): Promise<Result<null, DayRuleCode>> {
  const current = await currentSnapshot(sql, locationId)
  if (!current) return refuse('unknown_location')
  const { settings } = current
  // A night may run past midnight: its rules go a day later.
  const oldest = addDays(todayAt(settings, await databaseNow(sql)), -1)
  const rules = (settings.dayRules ?? []).filter(({ day }) => day >= oldest)
  const changed = await change(settings, rules)
  if (!changed.ok) return changed
  await saveDayRules(sql, locationId, current, changed.value)
  return ok(null)
}

function stopProblem(
  settings: BookingSettings,
  { day, period, area }: Extract<DayRule, { kind: 'stop' }>,
): 'unknown_period' | 'unknown_area' | null {
  if (period !== null && !periodsOn(settings, day).some(({ code }) => code === period)) {
    return 'unknown_period'
  }
  const isKnown = area === null || settings.areas.some(({ code }) => code === area)
  return isKnown ? null : 'unknown_area'
}

/** Whether a rule says what another one does: two stops of the same, or two pacings of a day. */
function replaces(rule: DayRule, other: DayRule): boolean {
  if (rule.day !== other.day) return false
  if (rule.kind === 'pacing' || other.kind === 'pacing') return rule.kind === other.kind
  return rule.period === other.period && rule.area === other.area
}

function actOf(rule: DayRule) {
  return rule.kind === 'pacing'
    ? { act: 'pacing' as const, detail: `${rule.day} ${rule.covers}` }
    : {
        act: 'stop' as const,
        detail: [rule.day, rule.period, rule.area].filter(Boolean).join(' '),
      }
}
