import { once } from '../process/process-singleton.ts'
import { GrowingNumber } from './growing-number.ts'

const changes = () => once('page-changes', () => new Map<string, GrowingNumber>())

/**
 * Says that a single page is not true any more, though no content was published: it is rendered
 * afresh, and every other page stays remembered. To be said after the change can be read.
 */
export function pageChanged(path: string): void {
  const count = changes().get(path) ?? new GrowingNumber()
  changes().set(path, count)
  count.raise(count.value + 1)
}

/**
 * How often a page has changed by itself in this process, or had `msAgo`; together with the epoch it only
 * grows.
 */
export function changesOf(path: string, msAgo = 0): number {
  const count = changes().get(path)
  return (msAgo === 0 ? count?.value : count?.ago(msAgo)) ?? 0
}
