import type { FlattenedBlock, FlattenedField, GlobalSlug, Payload } from 'payload'
import { renderContext, withRenderContext } from '#lib/front/render-context.ts'
import type { BookingSetting } from '../../payload-types.ts'
import { asPublicSite } from '../content/context.ts'
import { referencesOf } from '../hooks/content/reference-check.ts'
import { lacksAltText } from './alt-text.ts'
import { missingHoursErrors, periodsOutsideHoursErrors } from './booking-hours.ts'
import { checkFields, type LintContext } from './check-fields.ts'
import { type Document, findInContent } from './known-errors.ts'
import { type Finding, type LintError, ruleTexts } from './lint-finding.ts'
import * as t from './messages.gen.ts'
import { CHECKED, type CheckedCollection, type PublishedStamps } from './published-stamps.ts'

/** Without these the site has no frame and no titles (spec:shell.missing-documents). */
const REQUIRED_GLOBALS: readonly GlobalSlug[] = ['header', 'footer', 'seo-template']

/** The errors of one document, and the values of it that rules about several documents compare. */
type Found = {
  source: CheckedCollection
  id: number
  title: string
  errors: LintError[]
  /** Ids of the items that a category lists; empty for all other documents. */
  items: readonly number[]
  /** Whether it is an item whose allergens nobody has checked. */
  isUnchecked: boolean
  /** For booking settings the errors of the opening hours of their location; null for all other documents. */
  hours: { location: number; errors: LintError[] } | null
}

/**
 * Everything that is wrong with the published content, in the order of the admin's menu; the draft
 * that whoever asks has been previewing is none of it.
 */
export function lintContent(payload: Payload): Promise<Finding[]> {
  const asking = renderContext()
  const lint = () => lintPublished(payload)
  return asking ? withRenderContext({ ...asking, draft: null }, lint) : lint()
}

async function lintPublished(payload: Payload): Promise<Finding[]> {
  const around: Omit<LintContext, 'hasPath'> = {
    origin: payload.config.serverURL,
    block: (slug) => payload.blocks[slug as keyof typeof payload.blocks],
  }
  const { content, published } = await findInContent(payload, {
    find: (slug, document, hasPath) =>
      checkDocument(payload, slug, document, { ...around, hasPath }),
    targets: (slug, stored) =>
      referencesOf(
        payload.collections[slug].config.flattenedFields,
        stored as Record<string, unknown>,
        (name) => payload.blocks[name as never] as FlattenedBlock | undefined,
      ),
  })
  const listed = new Set(content['menu-categories'].flatMap(({ items }) => items))
  const settings = content['booking-settings']
  const hours = new Map(settings.map((one) => [one.hours?.location, one.hours?.errors ?? []]))
  const inCollections = CHECKED.flatMap((slug) =>
    content[slug].flatMap((one) =>
      [
        ...one.errors,
        ...(one.isUnchecked && listed.has(one.id) ? [uncheckedAllergens()] : []),
        ...(slug === 'locations' ? (hours.get(one.id) ?? []) : []),
      ].map((error) => findingOf(payload, one, error)),
    ),
  )
  const globals = payload.globals.config.map(({ slug }) => slug as GlobalSlug)
  const inGlobals = await Promise.all(
    globals.map((slug) => lintGlobal(payload, slug, { around, published })),
  )
  return [...inCollections, ...inGlobals.flat()]
}

function checkDocument(
  payload: Payload,
  source: CheckedCollection,
  document: Document,
  context: LintContext,
): Found {
  const { useAsTitle } = payload.collections[source].config.admin
  const { id } = document
  const title = String(document[useAsTitle ?? 'id'] || document.filename || id)
  const items = source === 'menu-categories' ? ((document.items ?? []) as Reference[]) : []
  const isUnchecked = source === 'menu-items' && !document.allergensCheckedAt
  return {
    ...{ source, id, title, items: items.map(idOf), isUnchecked, hours: hoursOf(source, document) },
    errors: documentErrors(payload, source, document, context),
  }
}

type Reference = { id: number } | number

function idOf(document: Reference): number {
  return typeof document === 'object' ? document.id : document
}

const uncheckedAllergens = (): LintError => ({
  rule: 'allergens-unchecked',
  path: 'allergensCheckedAt',
  label: t.allergensLastChecked(),
})

function hoursOf(source: CheckedCollection, document: Document): Found['hours'] {
  if (source !== 'booking-settings') return null
  const settings = document as unknown as BookingSetting
  const { location } = settings
  if (typeof location !== 'object') return null
  return { location: location.id, errors: missingHoursErrors(location, settings) }
}

function documentErrors(
  payload: Payload,
  slug: CheckedCollection,
  document: Document,
  context: LintContext,
): LintError[] {
  if (slug === 'media' && lacksAltText(document)) {
    return [{ rule: 'alt-missing', path: 'alt', label: t.altText() }]
  }
  if (slug === 'booking-settings') {
    const settings = document as unknown as BookingSetting
    const { location } = settings
    return periodsOutsideHoursErrors(settings, typeof location === 'object' ? location : undefined)
  }
  return checkFields(payload.collections[slug].config.flattenedFields, document, context)
}

function findingOf(payload: Payload, { source, id, title }: Found, error: LintError): Finding {
  const { config } = payload.collections[source]
  return {
    ...error,
    message: ruleTexts[error.rule](),
    ...{ source, kind: String(config.labels.singular), id, title },
    url: `${adminOf(payload)}/collections/${source}/${id}`,
  }
}

async function lintGlobal(
  payload: Payload,
  slug: GlobalSlug,
  { around, published }: { around: Omit<LintContext, 'hasPath'>; published: PublishedStamps },
): Promise<Finding[]> {
  const config = payload.globals.config.find((one) => one.slug === slug)
  const found: object = await payload.findGlobal({ slug, depth: 1, ...asPublicSite })
  const document = found as Record<string, unknown>
  const where = {
    source: slug,
    kind: null,
    id: null,
    title: typeof config?.label === 'string' ? config.label : slug,
    url: `${adminOf(payload)}/globals/${slug}`,
  }
  if (!document.updatedAt) {
    const rule = 'document-missing'
    if (!REQUIRED_GLOBALS.includes(slug)) return []
    return [{ rule, message: ruleTexts[rule](), path: '', label: '', ...where }]
  }
  if (document._status === 'draft') return []
  const fields: FlattenedField[] = config?.flattenedFields ?? []
  const paths = new Set<string>()
  checkFields(fields, document, { ...around, hasPath: (path) => !!paths.add(path) })
  await published.learnFiles(paths)
  const { hasPath } = published
  return checkFields(fields, document, { ...around, hasPath }).map((fault) => ({
    ...fault,
    message: ruleTexts[fault.rule](),
    ...where,
  }))
}

function adminOf(payload: Payload): string {
  return `${payload.config.serverURL}${payload.config.routes.admin}`
}
