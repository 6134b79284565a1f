import { processSingleton } from '../process/process-singleton.ts'
import { VersionHistory } from './version-history.ts'

const histories = () => processSingleton('page-changes', () => new Map<string, VersionHistory>())

/**
 * Says that a single page is not true any more, though no content was published: it is rendered
 * afresh, and every other page stays remembered. To be said after the change can be read.
 */
export function raisePageVersion(path: string): void {
  const count = histories().get(path) ?? new VersionHistory()
  histories().set(path, count)
  count.raise(count.value + 1)
}

/**
 * How often a page has changed by itself in this process, or had `msAgo`; together with the epoch it only
 * grows.
 */
export function pageVersion(path: string, msAgo = 0): number {
  const count = histories().get(path)
  return (msAgo === 0 ? count?.value : count?.valueAgo(msAgo)) ?? 0
}
