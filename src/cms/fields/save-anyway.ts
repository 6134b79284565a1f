import type { CheckboxField } from 'payload'

/** Lets a save through after which some bookings to come do not fit any more. */
export const keepBookings = saveAnyway('keepBookings', 'Keep these bookings')

/** Lets another time zone through; the visits to come then keep their local times. */
export const moveVisits = saveAnyway('moveVisits', 'Move these visits to the new time zone')

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
      components: { Field: '/cms/views/fields/save-anyway.client.tsx#SaveAnyway' },
    },
  }
}
