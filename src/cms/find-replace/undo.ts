import type { PayloadRequest } from 'payload'
import { changeDocument, type Outcome } from './change-document.ts'
import { forgetReplaced, readReplaced } from './last-replacement.ts'
import * as t from './messages.gen.ts'
import { restored } from './places.ts'

/**
 * Takes back what a replacement changed of some documents, each as a whole: where nothing was changed since, it is what
 * it was before. One that was changed, or is gone, stays as it is and is no part of the replacement any more.
 */
export async function undoReplacement(
  req: PayloadRequest,
  { run, documents }: { run: string; documents: readonly string[] },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const document of documents) {
    const replaced = await readReplaced(req, run, document)
    if (!replaced) {
      outcomes.push({ ok: false, document, title: '', code: 'gone', message: t.isGone() })
      continue
    }
    const { title, seen, published, draft } = replaced
    const done = await changeDocument(
      req,
      { document, title, seen },
      ({ parts }) => ({
        published: parts.published && restored(parts.published.values, published),
        draft: parts.draft && restored(parts.draft.values, draft),
        places: 0,
      }),
      (own) => forgetReplaced(own, document),
    )
    if (!done.ok && ['changed', 'gone'].includes(done.code)) await forgetReplaced(req, document)
    outcomes.push(done)
  }
  return outcomes
}
