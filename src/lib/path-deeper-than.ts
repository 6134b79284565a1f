type Place = { value: unknown; key: string; within: Place | null; level: number }

/** Path of a member nested more than `levels` objects and lists deep in `value`, such as `['list', '0', 'name']`. Null if there is none. */
export function pathDeeperThan(levels: number, value: unknown): string[] | null {
  const left: Place[] = [{ value, key: '', within: null, level: 0 }]
  // A loop, since what is nested deep enough ends any function that calls itself.
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    if (place.level > levels) return pathOf(place)
    if (typeof place.value !== 'object' || place.value === null) continue
    for (const [key, member] of Object.entries(place.value))
      left.push({ value: member, key, within: place, level: place.level + 1 })
  }
  return null
}

function pathOf(place: Place): string[] {
  const path: string[] = []
  for (let at = place; at.within; at = at.within) path.push(at.key)
  return path.reverse()
}
