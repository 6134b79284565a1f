import type { FlattenedField, Payload } from 'payload'
import { renderContext, withRenderContext } from '#lib/front/render-context.ts'
import { documentKey } from '../access/previewed-draft.ts'
import type { AddressableCollection } from '../addresses/addressable-collections.ts'
import { asPublicSite } from '../content/context.ts'
import { checkFields, type LintContext } from '../lint/check-fields.ts'
import { type LintError, ruleTexts } from '../lint/lint-finding.ts'
import { publishedAmong } from '../lint/read-published-paths.ts'
import { isDrawn, storedBlocks } from '../reusable-slices/allowed-slices.ts'
import { withReusableSlices } from '../reusable-slices/with-reusable-slices.ts'

/** Something wrong at a field of a draft, in words. */
export type DraftFinding = Pick<LintError, 'rule' | 'path' | 'label'> & { message: string }

export type CheckedDraft = {
  findings: DraftFinding[]
  /** For each slice that its page draws, in their order: the row of the form that it comes from, from 0. */
  rows: number[]
  /** False where the form would refuse the name in its address, so that it has no page. */
  hasAddress: boolean
}

/**
 * Returns what would be wrong with a document if its latest draft were published now: links that lead nowhere, pictures
 * without an alt text, and what the content check finds besides. Null where there is no such document.
 */
export async function checkDraft(
  payload: Payload,
  collection: AddressableCollection,
  id: number,
): Promise<CheckedDraft | null> {
  const document = await readDraft(payload, collection, id)
  if (!document) return null
  const { flattenedFields } = payload.collections[collection].config
  const context: Omit<LintContext, 'hasPath'> = {
    origin: payload.config.serverURL,
    altTextWhereUsed: true,
    block: (slug) => payload.blocks[slug as keyof typeof payload.blocks],
  }
  const paths = new Set<string>()
  checkFields(flattenedFields, document, { ...context, hasPath: (path) => !!paths.add(path) })
  const hasPath = await publishedAmong(payload, paths)
  const found = checkFields(flattenedFields, document, { ...context, hasPath })
  const findings = found.map((error) => ({ ...error, message: ruleTexts[error.rule]() }))
  const rows = await drawnRows(payload, collection, document.slices)
  return { findings, rows, hasAddress: hasAddress(flattenedFields, document) }
}

/** The draft as the site would show it: of other documents only what is published. */
async function readDraft(
  payload: Payload,
  collection: AddressableCollection,
  id: number,
): Promise<Record<string, unknown> | null> {
  const context = {
    requestId: renderContext()?.requestId ?? '',
    address: null,
    draft: documentKey(collection, id),
    validUntil: Number.POSITIVE_INFINITY,
  }
  const found = { collection, id, disableErrors: true, ...asPublicSite } as const
  const document = await withRenderContext(context, () =>
    payload.findByID({ ...found, draft: true, depth: 0 }),
  )
  if (!document) return null
  // Filled in apart: with `draft`, what has a newer draft would not be found.
  return { ...(await payload.findByID({ ...found, data: { ...document }, depth: 1 })) }
}

/** For each slice that a page draws, the row of the form that it comes from. */
async function drawnRows(
  payload: Payload,
  place: AddressableCollection,
  slices: unknown,
): Promise<number[]> {
  const rows = await Promise.all(
    storedBlocks(slices).map(async (block, row) => {
      const own = await withReusableSlices(payload, [block], { place, depth: 0, previewed: false })
      return own.filter(({ blockType }) => isDrawn(payload, blockType)).map(() => row)
    }),
  )
  return rows.flat()
}

function hasAddress(fields: readonly FlattenedField[], document: Record<string, unknown>): boolean {
  const uid = fields.find(({ name }) => name === 'uid')
  if (uid?.type !== 'text' || !uid.validate) return true
  return uid.validate(document.uid as never, { siblingData: document } as never) === true
}
