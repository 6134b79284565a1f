/** A list of dishes with one of them at a place among the others, 0 = first; null takes it out. */
export function placeDish(dishes: readonly number[], dish: number, place: number | null): number[] {
  const others = dishes.filter((id) => id !== dish)
  return place === null ? others : others.toSpliced(place, 0, dish)
}

/** Where a dish stands among the others of a list; null where it is not listed. */
export function placeOf(dishes: readonly number[], dish: number): number | null {
  const at = dishes.indexOf(dish)
  return at === -1 ? null : at
}
