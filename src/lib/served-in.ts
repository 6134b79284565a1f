/** Whether something with these zones is served where one of `current` applies (D-67, D-94). */
export function isServedIn(zones: readonly string[], current: readonly string[]): boolean {
  return zones.length === 0 || zones.some((zone) => current.includes(zone))
}
