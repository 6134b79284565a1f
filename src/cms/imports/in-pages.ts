import type { Payload } from 'payload'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import type { ImportDocument } from './documents.ts'
import { rowsAtOnce } from './limits.ts'
import { changeImport } from './store.ts'
import type { Import, Turn } from './types.ts'

/** Documents that are read at once, at most. */
const PAGE = 50

/** How many documents are read at once. Each picture takes seconds, and a worker that says nothing for a minute is taken for dead. */
export const pageOf = ({ kind, facts }: Pick<Import, 'kind' | 'facts'>) =>
  kind === 'pictures' ? 1 : rowsAtOnce(facts, PAGE)

/**
 * Works on the documents of an import one by one, and writes its progress down after each page. `read` returns the next page
 * after a document, none at the end. `isAgain`: they were counted before, so the progress stays. False where `ended` says so, or
 * where the import is no longer this worker's.
 */
export async function inPages(
  payload: Payload,
  { one, worker, ended }: Turn,
  read: (after: ImportDocument | null) => Promise<ImportDocument[]>,
  work: (document: ImportDocument) => Promise<unknown>,
  { isAgain } = { isAgain: false },
): Promise<boolean> {
  let { progress } = one
  for (let last: ImportDocument | null = null; ; ) {
    const documents = await read(last)
    if (documents.length === 0) return true
    for (const document of documents) {
      // On SQLite nothing of it waits, and nobody else would be answered for minutes.
      await yieldToEventLoop()
      if (ended()) return false
      await work(document)
      last = document
    }
    if (!isAgain) progress += documents.length
    // Shows that it goes on, and finds out whether it still is to.
    if (!(await changeImport({ payload }, one.id, [one.state], { progress }, worker))) return false
  }
}
