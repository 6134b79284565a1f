import type {
  Access,
  CollectionSlug,
  FlattenedBlock,
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import { hasDrafts } from '../audit-log/log-save.ts'
import { mayHoldWords } from './word-fields.ts'

/**
 * The collections with words for guests, in the order in which they are looked at. Not the others: what visitors sent,
 * accounts, addresses, what staff write to each other, and booking settings, which are the hosts'.
 */
const COLLECTIONS: readonly CollectionSlug[] = [
  'pages',
  'news-posts',
  'locations',
  'menus',
  'reusable-slices',
  'menu-categories',
  'menu-items',
  'menu-tags',
  'zones',
  'media',
]

type Common = {
  /** The words for one of its documents: `Page`; the title of a global. */
  kind: string
  fields: FlattenedField[]
  /** All fields of its documents, of which `fields` are some. */
  allFields: FlattenedField[]
  hasDrafts: boolean
  /** Seconds for which a form that is open keeps others from saving; 0: it does not. */
  lockSeconds: number
}

/** A collection or global that is searched. */
export type Source =
  | (Common & {
      in: 'collections'
      slug: CollectionSlug
      /** The field that names a document. */
      title: string
      trash: boolean
      /** Which of its documents may be changed. */
      mine: Where | null
    })
  | (Common & { in: 'globals'; slug: GlobalSlug })

export const nameOf = ({ in: folder, slug }: Source) => `${folder}/${slug}`

/** Everything with words for guests that whoever asks may change, in order. */
export async function searchedSources(req: PayloadRequest): Promise<Source[]> {
  const { globals } = req.payload.config
  const sources: Source[] = []
  for (const slug of COLLECTIONS) {
    const source = await collectionSource(req, slug)
    if (source) sources.push(source)
  }
  for (const { slug } of globals) {
    const source = await globalSource(req, slug as GlobalSlug)
    if (source && source.fields.length > 0) sources.push(source)
  }
  return sources
}

/** A collection of which whoever asks may change something; null of every other one. */
export async function collectionSource(
  req: PayloadRequest,
  slug: CollectionSlug,
): Promise<Extract<Source, { in: 'collections' }> | null> {
  const config = req.payload.config.collections.find((one) => one.slug === slug)
  const access = config ? await mayUpdate(req, config.access.update) : false
  if (!config || access === false) return null
  return {
    ...{ in: 'collections', slug, kind: String(config.labels.singular), ...common(config) },
    title: config.admin.useAsTitle ?? 'id',
    trash: Boolean(config.trash),
    mine: access === true ? null : access,
  }
}

/** A global that whoever asks may change; null of every other one. */
export async function globalSource(
  req: PayloadRequest,
  slug: GlobalSlug,
): Promise<Extract<Source, { in: 'globals' }> | null> {
  const config = req.payload.config.globals.find((one) => one.slug === slug)
  if (!config || (await mayUpdate(req, config.access.update)) === false) return null
  const kind = typeof config.label === 'string' ? config.label : slug
  return { ...{ in: 'globals', slug, kind }, ...common(config) }
}

/** The schema of a slice, if the site still has it. */
export function blockOf({ payload }: PayloadRequest) {
  return (slug: string) => payload.blocks[slug as never] as FlattenedBlock | undefined
}

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig

function common(config: Config): Omit<Common, 'kind'> {
  const { flattenedFields, lockDocuments } = config
  const seconds = typeof lockDocuments === 'object' ? lockDocuments.duration : LOCK_SECONDS
  return {
    fields: flattenedFields.filter(mayHoldWords),
    allFields: flattenedFields,
    hasDrafts: hasDrafts(config),
    lockSeconds: lockDocuments === false ? 0 : seconds,
  }
}

/** Payload's own, where nothing else is said. */
const LOCK_SECONDS = 300

async function mayUpdate(
  req: PayloadRequest,
  access: Access | undefined,
): Promise<boolean | Where> {
  return access ? access({ req }) : true
}
