/**
 * A place in degrees and minutes, the eyebrow of a location: `49.2827, -123.1207` → `49°17′N 123°07′W`.
 * Minutes are rounded and never show 60.
 */
export function formatCoordinates(latitude: number, longitude: number): string {
  return `${angle(latitude, 'N', 'S')} ${angle(longitude, 'E', 'W')}`
}

function angle(value: number, positive: string, negative: string): string {
  const total = Math.round(Math.abs(value) * 60)
  const degrees = String(Math.floor(total / 60)).padStart(2, '0')
  const minutes = String(total % 60).padStart(2, '0')
  return `${degrees}°${minutes}′${value < 0 ? negative : positive}`
}
