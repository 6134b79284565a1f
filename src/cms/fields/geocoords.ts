import type { GroupField } from 'payload'

/**
 * Coordinates of a location in degrees. Without them the location is never “nearest” (spec:shell.nearest).
 */
export const geocoords: GroupField = {
  name: 'geocoords',
  label: 'Coordinates',
  type: 'group',
  admin: {
    description:
      'In degrees, as map services show them (49.2845, -123.1116). Needed for “nearest restaurant”.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'latitude', label: 'Latitude', type: 'number', min: -90, max: 90 },
        { name: 'longitude', label: 'Longitude', type: 'number', min: -180, max: 180 },
      ],
    },
  ],
}
