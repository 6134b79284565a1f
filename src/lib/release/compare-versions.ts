/** A version by Semantic Versioning, with its parts: `1.4.0-rc.1+build`. */
export const VERSION =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[0-9A-Za-z.-]+)?$/

/**
 * Which of two versions comes first (semver.org, 11): below 0 for the first one, above 0 for the second, 0 where they come
 * together. Throws for what is no version.
 */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [partsOf(a), partsOf(b)]
  for (const [at, number] of first.numbers.entries()) {
    const difference = number - (second.numbers[at] ?? 0)
    if (difference !== 0) return difference
  }
  // A version is newer than what was tried before it.
  if (!first.trial.length || !second.trial.length) return second.trial.length - first.trial.length
  const length = Math.max(first.trial.length, second.trial.length)
  for (let at = 0; at < length; at++) {
    const difference = compareTrial(first.trial[at], second.trial[at])
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether a version comes before a release: `1.4.0-rc.1`. */
export function isTrial(version: string): boolean {
  return partsOf(version).trial.length > 0
}

function partsOf(version: string): { numbers: number[]; trial: string[] } {
  const [, major, minor, patch, trial] = VERSION.exec(version) ?? []
  if (patch === undefined) throw new Error(`${version} is no version`)
  return { numbers: [Number(major), Number(minor), Number(patch)], trial: trial?.split('.') ?? [] }
}

/** Numbers come before words, and by their value; fewer parts before more. */
function compareTrial(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1
  const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)]
  if (isNumber && isOtherNumber) return Number(a) - Number(b)
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}
