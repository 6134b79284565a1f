import { placeOfAddress } from '../../../locations/find-place.ts'
import type { ImportPorts } from '../kind.ts'
import { filled } from '../read-cell.ts'
import { timeZoneOfRegion } from './time-zone-of-region.ts'

/** The time zone of the province, and the middle of the postal code or town: better than nothing, but not than what is known. */
export function usualPlace(location: Record<string, unknown>, { findPlace }: ImportPorts) {
  const text = (name: string) => (typeof location[name] === 'string' ? String(location[name]) : '')
  const [postalCode, city, province] = [text('postalCode'), text('city'), text('province')]
  return filled({
    timeZone: timeZoneOfRegion(province) ?? undefined,
    geocoords: placeOfAddress({ postalCode, city, province }, findPlace)?.coordinates,
  })
}
