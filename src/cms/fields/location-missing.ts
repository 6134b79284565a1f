import type { UIField } from 'payload'

/** A panel without a value: says what keeps a location from being found, visited or booked. */
export const locationMissing: UIField = {
  name: 'missing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/views/location-missing/location-missing.tsx#LocationMissing' },
  },
}
