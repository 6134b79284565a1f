import type { FlattenedField, Payload } from 'payload'
import { inDraft } from '../access/in-draft.ts'
import { documentKey } from '../access/previewed-draft.ts'
import { asPublicSite } from '../content/context.ts'
import { checkFields, type LintContext } from '../lint/check-fields.ts'
import { type LintError, ruleTexts } from '../lint/lint-finding.ts'
import { publishedAmong } from '../lint/read-published-paths.ts'
import type { CheckedCollection, MadeInForm } from './checked-collections.ts'
import { type ShownPages, shownPages } from './shown-pages.ts'

/** Something wrong at a field of a draft, in words. */
export type DraftFinding = Pick<LintError, 'rule' | 'path' | 'label'> & { message: string }

export type CheckedDraft = ShownPages & {
  findings: DraftFinding[]
  /** False where the form would refuse the name in its address, so that it has no page. */
  hasAddress: boolean
}

type Values = Record<string, unknown>

/**
 * Returns what would be wrong with a document if its latest draft were published now: links that lead nowhere, pictures
 * without an alt text, and what the content check finds besides; and where guests would see it. Null where there is no such
 * document.
 */
export async function checkDraft(
  payload: Payload,
  collection: CheckedCollection,
  id: number,
): Promise<CheckedDraft | null> {
  const document = await readDraft(payload, collection, id)
  if (!document) return null
  const { flattenedFields } = payload.collections[collection].config
  const shown = await inDraft(documentKey(collection, id), () =>
    shownPages(payload, collection, id, document.slices),
  )
  return {
    ...shown,
    findings: await findingsOf(payload, flattenedFields, document),
    hasAddress: hasAddress(flattenedFields, document),
  }
}

/** What would be wrong with a document that has never been saved, by the values of its form, which itself refuses what is empty. */
export async function checkValues(
  payload: Payload,
  collection: MadeInForm,
  values: Values,
): Promise<DraftFinding[]> {
  // Payload fills in what the values refer to; their document exists nowhere.
  const document = await payload.findByID({
    ...{ collection, id: 0, data: values, depth: 1, ...asPublicSite },
  })
  const { flattenedFields } = payload.collections[collection].config
  const findings = await findingsOf(payload, flattenedFields, { ...document })
  return findings.filter(({ rule }) => rule !== 'empty')
}

async function findingsOf(
  payload: Payload,
  fields: readonly FlattenedField[],
  document: Values,
): Promise<DraftFinding[]> {
  const context: Omit<LintContext, 'hasPath'> = {
    origin: payload.config.serverURL,
    altTextWhereUsed: true,
    block: (slug) => payload.blocks[slug as keyof typeof payload.blocks],
  }
  const paths = new Set<string>()
  checkFields(fields, document, { ...context, hasPath: (path) => !!paths.add(path) })
  const hasPath = await publishedAmong(payload, paths)
  const found = checkFields(fields, document, { ...context, hasPath })
  return found.map((error) => ({ ...error, message: ruleTexts[error.rule]() }))
}

/** The draft as the site would show it: of other documents only what is published. */
async function readDraft(
  payload: Payload,
  collection: CheckedCollection,
  id: number,
): Promise<Values | null> {
  const found = { collection, id, disableErrors: true, ...asPublicSite } as const
  const document = await inDraft(documentKey(collection, id), () =>
    payload.findByID({ ...found, draft: true, depth: 0 }),
  )
  if (!document) return null
  // Filled in apart: with `draft`, what has a newer draft would not be found.
  return { ...(await payload.findByID({ ...found, data: { ...document }, depth: 1 })) }
}

function hasAddress(fields: readonly FlattenedField[], document: Values): boolean {
  const uid = fields.find(({ name }) => name === 'uid')
  if (uid?.type !== 'text' || !uid.validate) return true
  return uid.validate(document.uid as never, { siblingData: document } as never) === true
}
