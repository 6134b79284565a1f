/** Whether something with these zones is served where one of `current` applies (spec:menus.item-zones). */
export function isServedIn(zones: readonly string[], current: readonly string[]): boolean {
  return zones.length === 0 || zones.some((zone) => current.includes(zone))
}
