const KEY = 'tableside-tablet-hosts'
const MOST = 6

/** Ids of those who unlocked this tablet, the last one first; none where the browser keeps nothing. */
export function recentHosts(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Keeps that somebody unlocked this tablet, so that their name is chosen the next time. */
export function rememberHost(id: number): void {
  const recent = [id, ...recentHosts().filter((one) => one !== id)].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(recent))
  } catch {
    // Then names are chosen by hand.
  }
}

/** Whose name is chosen when a tablet is locked: whoever was there, or after *Change* whoever was there before. */
export function likelyHost(
  {
    hosts,
    was,
    isChange,
  }: { hosts: readonly { id: number }[]; was: number | null; isChange: boolean },
  recent: readonly number[],
): number | null {
  const here = recent.filter((id) => hosts.some((one) => one.id === id))
  const likely = isChange ? here.find((id) => id !== was) : (was ?? here[0])
  return hosts.some(({ id }) => id === likely) ? (likely ?? null) : null
}
