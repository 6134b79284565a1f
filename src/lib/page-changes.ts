import { once } from './process.ts'

const changes = () => once('page-changes', () => new Map<string, number>())

/**
 * Says that a single page is not true any more, though no content was published: it is rendered
 * afresh, and every other page stays remembered. To be said after the change can be read.
 */
export function pageChanged(path: string): void {
  changes().set(path, changesOf(path) + 1)
}

/** How often a page has changed by itself in this process; together with the epoch it only grows. */
export function changesOf(path: string): number {
  return changes().get(path) ?? 0
}
