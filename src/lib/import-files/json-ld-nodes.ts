import { decodeEntities, type JsonLdPage } from './json-ld-blocks.ts'

/** A thing of schema.org as it is written. */
export type JsonLdThing = Record<string, unknown>

/** Deeper nesting is not looked at. */
const MOST_DEPTH = 64

/** The things of one page: `things` in the order in which they are written, and how references to them are followed. */
export class JsonLdThings {
  readonly things: JsonLdThing[] = []
  private readonly byId = new Map<string, JsonLdThing>()

  constructor(page: JsonLdPage) {
    for (const value of page.values) this.collect(value, 0)
  }

  private collect(value: unknown, depth: number): void {
    if (depth > MOST_DEPTH || typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) {
      const thing = value as JsonLdThing
      this.things.push(thing)
      const id = thing['@id']
      if (typeof id === 'string' && !isReference(thing) && !this.byId.has(id))
        this.byId.set(id, thing)
    }
    for (const one of Object.values(value)) this.collect(one, depth + 1)
  }

  /** The values of a property, one or several, with references followed. */
  all(thing: JsonLdThing, property: string): unknown[] {
    const value = thing[property]
    const values = Array.isArray(value) ? value.flat() : [value]
    return values
      .filter((one) => one !== undefined && one !== null)
      .map((one) => this.followed(one))
  }

  /** The things among the values of a property. */
  thingsOf(thing: JsonLdThing, property: string): JsonLdThing[] {
    return this.all(thing, property).filter(isThing)
  }

  /** The first text among the values of a property, `''` without one. */
  text(thing: JsonLdThing, property: string): string {
    return (
      this.all(thing, property)
        .map(plainText)
        .find((text) => text !== '') ?? ''
    )
  }

  private followed(value: unknown): unknown {
    if (!isThing(value) || !isReference(value)) return value
    return this.byId.get(String(value['@id'])) ?? value
  }
}

export const isThing = (value: unknown): value is JsonLdThing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isReference = (thing: JsonLdThing) => Object.keys(thing).length === 1 && '@id' in thing

/** A scalar as text on one line without HTML, as far as it is one; `{ "@value": … }` is one, too. */
export function plainText(value: unknown): string {
  if (isThing(value)) return '@value' in value ? plainText(value['@value']) : ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  return decodeEntities(value)
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The names of a thing's types, without the address of schema.org. */
export function typesOf(thing: JsonLdThing): string[] {
  const type = thing['@type']
  return (Array.isArray(type) ? type : [type])
    .filter((one) => typeof one === 'string')
    .map(lastName)
}

/** `https://schema.org/Monday` and `schema:Monday` are Monday. */
export const lastName = (name: string) => name.replace(/^.*[/#:]/, '')

/** The identifier of a thing: its own, or its address. */
export function idOf(things: JsonLdThings, thing: JsonLdThing): string {
  return plainText(thing['@id']) || things.text(thing, 'url')
}
