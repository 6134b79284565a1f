/** Address of a map of a place: at its coordinates where they are known, else by its name and address. */
export function mapHref(place: {
  title: string
  address: readonly string[]
  coordinates: { latitude: number; longitude: number } | null
}): string {
  const { coordinates, title, address } = place
  const words = [title, ...address].join(', ')
  const query = coordinates ? `${coordinates.latitude},${coordinates.longitude}` : words
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
