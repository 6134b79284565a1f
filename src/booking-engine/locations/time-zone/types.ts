/** A change of a location's time zone, and the member of staff who made it; empty if unknown. */
export type TimeZoneChange = { locationId: string; from: string; to: string; staff: string }
