import type { GroupField } from 'payload'
import * as t from './messages.gen.ts'

/**
 * Coordinates of a location in degrees. Without them the location is never “nearest” (spec:shell.nearest).
 */
export const geocoords: GroupField = {
  name: 'geocoords',
  label: t.coordinates(),
  type: 'group',
  admin: { description: t.coordinatesHint() },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'latitude', label: t.latitude(), type: 'number', min: -90, max: 90 },
        { name: 'longitude', label: t.longitude(), type: 'number', min: -180, max: 180 },
      ],
    },
    {
      name: 'placeOnMap',
      type: 'ui',
      admin: {
        components: { Field: '/cms/views/location-place/place-on-map.client.tsx#PlaceOnMap' },
      },
    },
  ],
}
