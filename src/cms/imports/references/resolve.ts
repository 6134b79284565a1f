import type { PayloadRequest } from 'payload'
import { documentPath } from '#lib/routing/links.ts'
import type { Values } from '../../documents/versions.ts'
import { linkable } from '../../fields/link.ts'
import { findByFile } from '../writers/find-picture.ts'
import { type FoundDocument, findDocument } from './find-documents.ts'
import {
  type DocumentReference,
  isReference,
  type LinkReference,
  type PictureReference,
  type Reference,
} from './reference.ts'
import { ADDRESS_TYPES } from './referred-collections.ts'

/** Data of a document with ids for its references. */
export type Resolved = {
  values: Values
  /** Whether it refers to documents that the import has still to make: what would lead there is left out until then. */
  isPending: boolean
  /** Pictures that slices lack, and, where a slice has lost a row, documents that nothing is known of: with such slices it is not published. */
  slicesLack: Lacking
  /** Fields whose lists lack members: what is there already keeps its own. */
  shortened: string[]
  /**
   * Files that are no pictures of the library, and ids of documents that nothing is known of: those are left out, but for links, which
   * lead to the address of such a document where the file says one.
   */
  lacking: Lacking
}

type Lacking = { pictures: string[]; documents: string[] }

/** Makes what stands for a document that is still to be made while an import is tried out; missing: nothing does. */
type StandIn = (collection: FoundDocument['collection']) => Promise<number>

/** Puts ids into the data of a document for what its references stand for. */
export async function resolveReferences(
  req: PayloadRequest,
  importId: string,
  data: Values,
  standIn?: StandIn,
): Promise<Resolved> {
  const resolver = new Resolver(req, importId, standIn)
  const { slices, ...fields } = data
  const values: Values = {}
  const shortened: string[] = []
  const resolve = async (name: string, said: unknown) => {
    const before = resolver.dropped
    const value = await resolver.resolve(said)
    if (value !== NOTHING) values[name] = value
    if (resolver.dropped > before) shortened.push(name)
  }
  if (slices !== undefined) await resolve('slices', slices)
  const { pictures, documents } = resolver
  const slicesLack = {
    pictures: [...pictures],
    documents: resolver.dropped > 0 ? [...documents] : [],
  }
  for (const [name, said] of Object.entries(fields)) await resolve(name, said)
  const { isPending } = resolver
  const lacking = {
    pictures: [...pictures],
    documents: [...new Set([...documents, ...resolver.addressed])],
  }
  return { values, isPending, slicesLack, shortened, lacking }
}

/** What is found for what nothing is known of, or nothing yet: it is left out of lists and objects. */
const NOTHING = Symbol('nothing')

class Resolver {
  isPending = false
  /** Members of lists that nothing is known of, or nothing yet. */
  dropped = 0
  readonly pictures = new Set<string>()
  readonly documents = new Set<string>()
  /** Documents that nothing is known of, and whose addresses links lead to. */
  readonly addressed = new Set<string>()
  private readonly found = new Map<string, Promise<FoundDocument | null>>()
  private readonly req: PayloadRequest
  private readonly importId: string
  private readonly standIn: StandIn | undefined

  constructor(req: PayloadRequest, importId: string, standIn: StandIn | undefined) {
    this.req = req
    this.importId = importId
    this.standIn = standIn
  }

  async resolve(value: unknown): Promise<unknown> {
    if (isReference(value)) return this.valueOf(value)
    if (Array.isArray(value)) {
      const rows: unknown[] = []
      for (const one of value) {
        const row = await this.resolve(one)
        if (row !== NOTHING && !lacksAll(one, row)) rows.push(row)
        else this.dropped += 1
      }
      return rows
    }
    if (typeof value !== 'object' || value === null) return value
    const resolved: Values = {}
    for (const [name, one] of Object.entries(value)) {
      const own = await this.resolve(one)
      if (own !== NOTHING) resolved[name] = own
    }
    return resolved
  }

  private valueOf(reference: Reference): Promise<unknown> {
    if (reference.ref === 'picture') return this.picture(reference)
    return reference.ref === 'link' ? this.link(reference) : this.document(reference)
  }

  private async picture({ file, url }: PictureReference): Promise<unknown> {
    const found = await findByFile(this.req, file)
    if (found === null) this.pictures.add(url === '' ? file : url)
    return found?.id ?? NOTHING
  }

  private async document({ id, collections, isPolymorphic }: DocumentReference): Promise<unknown> {
    const found = await this.find(id)
    if (!found || !collections.includes(found.collection)) return this.lacks(id)
    const value = found.target ?? (await this.pending(found.collection))
    if (value === null) return NOTHING
    return isPolymorphic ? { relationTo: found.collection, value } : value
  }

  private async link({ in: within, target, text, newTab }: LinkReference): Promise<unknown> {
    const led = await this.target(target)
    if (within === 'text') return linkNodeFields(led, newTab)
    if (led === null) return NOTHING
    const none = { document: null, url: null, media: null }
    return { ...none, ...valuesOf(led), newTab, ...(text === null || text === '' ? {} : { text }) }
  }

  /** Where a link leads: a document, a file of the library, or an address; null where nothing is known of it. */
  private async target(target: LinkReference['target']): Promise<Led | null> {
    if (target.to === 'web') return { url: target.url }
    if (target.to === 'media') {
      const media = await findByFile(this.req, target.file)
      return media === null ? { url: target.url } : { media }
    }
    const { id, address = '' } = target
    const found = await this.find(id)
    if (!found) {
      if (address !== '') this.addressed.add(id)
      else this.documents.add(id)
      return address === '' ? null : { url: address }
    }
    const { collection } = found
    if (!(linkable as readonly string[]).includes(collection))
      return { url: documentPath(ADDRESS_TYPES[collection] ?? '') }
    const value = found.target ?? (await this.pending(collection))
    return value === null ? { document: null } : { document: { relationTo: collection, value } }
  }

  private find(id: string): Promise<FoundDocument | null> {
    const found = this.found.get(id) ?? findDocument(this.req, this.importId, id)
    this.found.set(id, found)
    return found
  }

  private async pending(collection: FoundDocument['collection']): Promise<number | null> {
    this.isPending = true
    return this.standIn ? this.standIn(collection) : null
  }

  private lacks(id: string): typeof NOTHING {
    this.documents.add(id)
    return NOTHING
  }
}

/**
 * Whether a row has lost what it is nothing without: the document or picture that it is about, or all that it had. A card that has lost
 * the target of its link is still a card.
 */
function lacksAll(said: unknown, row: unknown): boolean {
  if (typeof said !== 'object' || said === null || typeof row !== 'object' || row === null)
    return false
  const lost = Object.entries(said).filter(([name]) => !(name in row))
  const isAbout = lost.some(([, one]) => isReference(one) && one.ref === 'document')
  const isPicture = 'type' in said && said.type === 'upload'
  return lost.length > 0 && (isAbout || isPicture || Object.keys(row).length === 0)
}

type Led = { document: unknown } | { media: { id: number; filename: string } } | { url: string }

/** The values of a link field by where it leads. */
function valuesOf(led: Led): Values {
  if ('document' in led) return { link_type: 'Document', document: led.document }
  if ('media' in led) return { link_type: 'Media', media: led.media.id }
  return { link_type: 'Web', url: led.url }
}

/** The fields of a link in formatted text; one that leads nowhere keeps its words and goes to the page itself. */
function linkNodeFields(led: Led | null, newTab: boolean): Values {
  if (led && 'document' in led && led.document)
    return { linkType: 'internal', doc: led.document, newTab }
  const file = led && 'media' in led ? `/media/${encodeURIComponent(led.media.filename)}` : '#'
  return { linkType: 'custom', url: led && 'url' in led ? led.url : file, newTab }
}
