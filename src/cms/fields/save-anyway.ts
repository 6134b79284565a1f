import type { CheckboxField } from 'payload'
import { SAYS_ITSELF } from './form-errors.ts'
import * as t from './messages.gen.ts'

/** Lets a save through after which some bookings to come do not fit any more. */
export const keepBookings = saveAnyway('keepBookings', t.keepTheseBookings())

/** Lets another time zone through; the visits to come then keep their local times. */
export const moveVisits = saveAnyway('moveVisits', t.moveTheseVisits())

/**
 * A checkbox that lets a save through which was refused without it. The admin shows it with the reason of the
 * refusal. It counts for one save and is not stored.
 */
function saveAnyway(name: string, label: string): CheckboxField & { label: string } {
  return {
    name,
    label,
    type: 'checkbox',
    virtual: true,
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      custom: SAYS_ITSELF,
      components: { Field: '/cms/views/fields/save-anyway.client.tsx#SaveAnyway' },
    },
  }
}
