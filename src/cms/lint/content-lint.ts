import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import { renderContext, withRenderContext } from '#lib/front/render-context.ts'
import type { BookingSetting, Location } from '../../payload-types.ts'
import { readFormerAddresses } from '../addresses/former-addresses.ts'
import { asPublicSite } from '../content/context.ts'
import { readAll } from '../content/read-all.ts'
import { lacksAltText } from './alt-text.ts'
import { missingHoursErrors, periodsOutsideHoursErrors } from './booking-hours.ts'
import { checkFields, type LintContext } from './check-fields.ts'
import { type Finding, type LintError, ruleTexts } from './lint-finding.ts'
import * as t from './messages.gen.ts'
import { filesOf, publishedNames, publishedPathLookup } from './published-paths.ts'

const COLLECTIONS = [
  'pages',
  'news-posts',
  'reusable-slices',
  'locations',
  'menus',
  'menu-categories',
  'menu-items',
  'menu-tags',
  'zones',
  'redirects',
  'media',
] as const satisfies readonly CollectionSlug[]

/** Without these the site has no frame and no titles (spec:shell.missing-documents). */
const REQUIRED_GLOBALS: readonly GlobalSlug[] = ['header', 'footer', 'seo-template']

type LintedCollection = (typeof COLLECTIONS)[number]
type Document = {
  id: number
  mimeType?: unknown
  alt?: unknown
  uid?: unknown
  filename?: unknown
  sizes?: unknown
} & Record<string, unknown>
type Content = Record<LintedCollection, Document[]>

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
  const [content, former] = await Promise.all([readContent(payload), readFormerAddresses(payload)])
  const around: LintContext = {
    hasPath: publishedPathLookup(
      publishedNames(content, former, new Set(content.media.flatMap(filesOf))),
    ),
    origin: payload.config.serverURL,
    block: (slug) => payload.blocks[slug as keyof typeof payload.blocks],
  }
  const unchecked = uncheckedItems(content)
  const bookings = await readAll(payload, 'booking-settings', { depth: 0 })
  const settingsOf = new Map(bookings.map((one) => [idOf(one.location), one]))
  const inCollections = COLLECTIONS.flatMap((slug) =>
    content[slug].flatMap((document) =>
      lintDocument(payload, slug, document, [
        ...documentErrors(payload, slug, document, around),
        ...(unchecked.has(document) ? [uncheckedAllergens()] : []),
        ...(slug === 'locations'
          ? missingHoursErrors(asLocation(document), settingsOf.get(document.id))
          : []),
      ]),
    ),
  )
  const places = new Map(content.locations.map((one) => [one.id, asLocation(one)]))
  const inSettings = bookings.flatMap((one) =>
    lintDocument(
      payload,
      'booking-settings',
      asDocument(one),
      periodsOutsideHoursErrors(one, places.get(idOf(one.location))),
    ),
  )
  const inGlobals = await Promise.all(
    payload.globals.config.map(({ slug }) => lintGlobal(payload, slug as GlobalSlug, around)),
  )
  return [...inCollections, ...inSettings, ...inGlobals.flat()]
}

async function readContent(payload: Payload): Promise<Content> {
  const lists = COLLECTIONS.map(
    async (slug) => [slug, await readAll(payload, slug, { depth: 1 })] as const,
  )
  return Object.fromEntries(await Promise.all(lists)) as unknown as Content
}

const uncheckedAllergens = (): LintError => ({
  rule: 'allergens-unchecked',
  path: 'allergensCheckedAt',
  label: t.allergensLastChecked(),
})

/** The items on a menu whose allergens nobody has checked; what no category lists guests do not see. */
function uncheckedItems(content: Content): ReadonlySet<Document> {
  const listed = new Set(
    content['menu-categories'].flatMap(({ items }) => ((items ?? []) as Document[]).map(idOf)),
  )
  const items = content['menu-items']
  return new Set(
    items.filter(({ id, allergensCheckedAt }) => listed.has(id) && !allergensCheckedAt),
  )
}

function idOf(document: { id: number } | number): number {
  return typeof document === 'object' ? document.id : document
}

const asLocation = (document: Document) => document as unknown as Location
const asDocument = (settings: BookingSetting) => settings as unknown as Document

function documentErrors(
  payload: Payload,
  slug: LintedCollection,
  document: Document,
  around: LintContext,
): LintError[] {
  if (slug === 'media' && lacksAltText(document)) {
    return [{ rule: 'alt-missing', path: 'alt', label: t.altText() }]
  }
  return checkFields(payload.collections[slug].config.flattenedFields, document, around)
}

function lintDocument(
  payload: Payload,
  slug: LintedCollection | 'booking-settings',
  document: Document,
  faults: readonly LintError[],
): Finding[] {
  const { config } = payload.collections[slug]
  const named = document[config.admin.useAsTitle ?? 'id'] || document.filename || document.id
  return faults.map((fault) => ({
    ...fault,
    message: ruleTexts[fault.rule](),
    source: slug,
    kind: String(config.labels.singular),
    id: document.id,
    title: String(named),
    url: `${adminOf(payload)}/collections/${slug}/${document.id}`,
  }))
}

async function lintGlobal(
  payload: Payload,
  slug: GlobalSlug,
  around: LintContext,
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
  return checkFields(fields, document, around).map((fault) => ({
    ...fault,
    message: ruleTexts[fault.rule](),
    ...where,
  }))
}

function adminOf(payload: Payload): string {
  return `${payload.config.serverURL}${payload.config.routes.admin}`
}
