import type { Payload, PayloadRequest } from 'payload'
import { checkDocument } from './check-documents.ts'
import { countRefused, type ImportDocument, readAcceptedAfter } from './documents.ts'
import { inPages, pageOf } from './in-pages.ts'
import { importKind } from './kinds/registry.ts'
import { referringToRefused } from './references/refused-references.ts'
import type { Turn } from './types.ts'

/**
 * Tries out once more the documents that refer to refused ones: when they were first tried out, another document stood in for these.
 * One that is refused now can be referred to by others, so it begins again until no more are refused. Ends between two documents
 * once `ended` says so; false then.
 */
export async function checkReferring(req: PayloadRequest, turn: Turn): Promise<boolean> {
  const { payload } = req
  const { one } = turn
  if (importKind(one.kind).reads !== 'documents') return true
  for (let former = 0; ; ) {
    const refused = await countRefused({ payload }, one.id)
    if (refused === former) return true
    former = refused
    const isDone = await inPages(
      payload,
      turn,
      (last) => readReferringAfter(payload, turn, last?.position ?? -1),
      (document) => checkDocument(req, one, document),
    )
    if (!isDone) return false
  }
}

/** The next documents after a position that refer to refused ones, a page at most. */
async function readReferringAfter(
  payload: Payload,
  { one }: Turn,
  position: number,
): Promise<ImportDocument[]> {
  for (let after = position; ; ) {
    const page = await readAcceptedAfter({ payload }, one.id, after, pageOf(one))
    const referring = await referringToRefused({ payload }, one.id, page)
    const last = page.at(-1)
    if (!last || referring.length > 0) return referring
    after = last.position
  }
}
