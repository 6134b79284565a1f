import type { CheckboxField } from 'payload'

/** Lets a save through that bookings to come do not fit any more. */
export const keepBookings = saveAnyway('keepBookings', 'Keep these bookings')

/** Lets another time zone through, which what is to come then moves with. */
export const moveVisits = saveAnyway('moveVisits', 'Move the visits with the clock')

/**
 * What lets a save through that was refused first. It is asked once for each save, and nothing of it is
 * stored; the admin shows it together with why it was refused.
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
      components: { Field: '/cms/views/save-anyway.client.tsx#SaveAnyway' },
    },
  }
}
