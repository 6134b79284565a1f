import type { CheckboxField } from 'payload'

/**
 * What lets a save through that bookings to come do not fit any more. It is asked once for each save, and
 * nothing of it is stored; the admin shows it together with the list of these bookings.
 */
export const keepBookings: CheckboxField = {
  name: 'keepBookings',
  label: 'Keep these bookings',
  type: 'checkbox',
  virtual: true,
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/cms/views/keep-bookings.client.tsx#KeepBookings' },
  },
}
