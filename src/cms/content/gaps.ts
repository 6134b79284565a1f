/** Words in double square brackets, which somebody still has to put their own in place of. */
const GAP = /\[\[.+?\]\]/s

/** Whether anything in a value has a gap. */
export function hasGap(value: unknown): boolean {
  if (typeof value === 'string') return GAP.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasGap)
}
