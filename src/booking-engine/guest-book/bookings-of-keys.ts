import type { Conditions } from '#lib/sql/conditions.ts'

/** Condition: no number was left. Not to be found by the index of numbers, in which walk-ins are many. */
export const NO_PHONE = `phone || '' = ''`

/** Narrows a query of `reservations` to those of some keys: by their number, or by the address where none was left. */
export function whereOfKeys(where: Conditions, keys: readonly string[]): void {
  where.or(keyGroups(keys))
}

/** As `whereOfKeys`, as alternatives beside others. */
export function keyGroups(keys: readonly string[]): ((group: Conditions) => void)[] {
  const phones = keys.filter((key) => !key.includes('@'))
  const emails = keys.filter((key) => key.includes('@'))
  return [
    ...(phones.length > 0 ? [(group: Conditions) => group.whereIn('phone', phones)] : []),
    ...(emails.length > 0
      ? [
          (group: Conditions) => {
            group.whereIn('lower(email)', emails)
            group.where('email IS NOT NULL')
            group.where(NO_PHONE)
          },
        ]
      : []),
  ]
}
