import {
  countDocuments,
  countNoted,
  type ImportDocument,
  IS_WHOLE,
  readDocumentsWhere,
} from './documents.ts'
import * as t from './messages.gen.ts'
import { countRows, type RefusedRow, readRefusedAfter } from './rows.ts'
import type { At } from './store.ts'
import type { Verdict } from './types.ts'

/** Rows and documents of each list that are shown. */
export const MOST_SHOWN = 50

/** An import in numbers, with the first of its refused rows and of its documents. */
export type ImportSummary = {
  rows: number
  refusedRows: number
  /** Documents that are refused, while those that they refer to are not: sections, menus, what shows a picture. */
  refusedWholes: number
  /** Documents that come in as drafts though they were to be published, as their slices lack something. */
  drafts: number
  /** Documents by verdict. */
  verdicts: Record<Verdict, number>
  /** Documents that are, or were, to be written, and those that could not be. */
  toWrite: number
  failed: number
  refused: RefusedRow[]
  changed: ImportDocument[]
  news: ImportDocument[]
  faulty: ImportDocument[]
}

/** Reads the summary of an import, in a few statements whatever its size. */
export async function readSummary(at: At, id: string): Promise<ImportSummary> {
  const [{ rows, refused: refusedRows }, counts, drafts, refused, changed, news, faulty] =
    await Promise.all([
      countRows(at, id),
      countDocuments(at, id),
      countNoted(at, id, [t.draftForPictures(), t.draftForDocuments()]),
      readRefusedAfter(at, id, 0, MOST_SHOWN),
      readDocumentsWhere(at, id, "verdict = 'changed' AND state <> 'failed'", MOST_SHOWN),
      readDocumentsWhere(at, id, "verdict = 'new' AND state <> 'failed'", MOST_SHOWN),
      readDocumentsWhere(
        at,
        id,
        `(state IN ('failed', 'kept') OR (state = 'done' AND fault <> '') OR (verdict = 'refused' AND ${IS_WHOLE}))`,
        MOST_SHOWN,
      ),
    ])
  const sum = (which: (one: (typeof counts)[number]) => boolean) =>
    counts.filter(which).reduce((total, { count }) => total + count, 0)
  const verdictCount = (verdict: Verdict) => sum((one) => one.verdict === verdict)
  const isToWrite = ({ verdict }: (typeof counts)[number]) =>
    verdict === 'new' || verdict === 'changed'
  return {
    ...{ rows, refusedRows, drafts, refused, changed, news, faulty },
    verdicts: {
      new: verdictCount('new'),
      changed: verdictCount('changed'),
      same: verdictCount('same'),
      refused: verdictCount('refused'),
    },
    refusedWholes: sum(({ isWhole, verdict }) => isWhole && verdict === 'refused'),
    toWrite: sum(isToWrite),
    failed: sum(({ state }) => state === 'failed'),
  }
}
