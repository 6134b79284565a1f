import type { FlattenedField, Payload } from 'payload'
import { renderContext, withRenderContext } from '#lib/front/render-context.ts'
import { documentKey } from '../access/previewed-draft.ts'
import type { AddressableCollection } from '../addresses/addressable-collections.ts'
import { asPublicSite } from '../content/context.ts'
import { checkFields, type LintContext } from '../lint/check-fields.ts'
import { type LintError, ruleTexts } from '../lint/lint-finding.ts'
import { publishedAmong } from '../lint/read-published-paths.ts'

/** Something wrong at a field of a draft, in words. */
export type DraftFinding = Pick<LintError, 'rule' | 'path' | 'label'> & { message: string }

/** `hasAddress`: false where the form would refuse the name in its address, so that it has no page. */
export type CheckedDraft = { findings: DraftFinding[]; hasAddress: boolean }

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
  return { findings, hasAddress: hasAddress(flattenedFields, document) }
}

/** The draft as the site would show it: of other documents only what is published. */
async function readDraft(payload: Payload, collection: AddressableCollection, id: number) {
  const context = {
    requestId: renderContext()?.requestId ?? '',
    address: null,
    draft: documentKey(collection, id),
    validUntil: Number.POSITIVE_INFINITY,
  }
  const found = { id, draft: true, depth: 1, disableErrors: true, ...asPublicSite } as const
  const document = await withRenderContext(context, () =>
    payload.findByID({ collection, ...found }),
  )
  return document ? { ...document } : null
}

function hasAddress(fields: readonly FlattenedField[], document: Record<string, unknown>): boolean {
  const uid = fields.find(({ name }) => name === 'uid')
  if (uid?.type !== 'text' || !uid.validate) return true
  return uid.validate(document.uid as never, { siblingData: document } as never) === true
}
