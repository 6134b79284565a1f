import type { PayloadRequest } from 'payload'
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
    let referring: ReadonlySet<number> = new Set()
    const readPage = async (last: ImportDocument | null) => {
      const at = { payload }
      const page = await readAcceptedAfter(at, one.id, last?.position ?? -1, pageOf(one))
      const found = await referringToRefused(at, one.id, page)
      referring = new Set(found.map(({ position }) => position))
      return page
    }
    const checkAgain = async (document: ImportDocument) => {
      if (referring.has(document.position)) await checkDocument(req, one, document)
    }
    if (!(await inPages(payload, turn, readPage, checkAgain, { isAgain: true }))) return false
  }
}
