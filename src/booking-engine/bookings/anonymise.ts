import type { SqlDialect } from '#storage/database.ts'

/** SQL assignments that remove the guest from a reservation; its numbers stay. */
export function anonymiseAssignments({ now }: SqlDialect): string {
  return `first_name = '', last_name = '', email = NULL, phone = '', special_request = '',
    staff_note = '', search_text = '', network = NULL, marketing_opt_in = 0, anonymised_at = ${now}`
}
