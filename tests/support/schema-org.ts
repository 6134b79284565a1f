import vocabulary from './schema-org.json' with { type: 'json' }

type Class = { parents: string[]; properties: string }
const classes: Record<string, Class | undefined> = vocabulary.classes
const objects: Record<string, string[] | undefined> = vocabulary.objects
const members = new Set(Object.values(vocabulary.members).flat())

/** What readers of structured data ask of a type besides what the vocabulary allows. */
const REQUIRED: Record<string, string[]> = {
  Restaurant: ['name', 'address', 'url', 'acceptsReservations', 'image'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Menu: ['hasMenuSection'],
  MenuSection: ['name', 'hasMenuItem'],
  MenuItem: ['name'],
  NutritionInformation: ['calories'],
  Offer: ['price', 'priceCurrency'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Organization: ['name'],
  ReserveAction: ['target', 'result'],
  EntryPoint: ['urlTemplate'],
}

type Node = Record<string, unknown>

/** The type with all types that it is one of. */
function lineage(type: string): string[] {
  return [type, ...(classes[type]?.parents ?? []).flatMap(lineage)]
}

/** Every node of a piece of JSON-LD that has a type, outer ones first. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesOf)
  return '@type' in value ? [value as Node, ...inner] : inner
}

/** What is wrong with a piece of JSON-LD: unknown words, wrong types, missing and empty values. */
export function faults(json: unknown): string[] {
  const { '@context': context } = json as Node
  const wrong = context === 'https://schema.org' ? [] : [`@context is ${String(context)}`]
  return [...wrong, ...nodesOf(json).flatMap(faultsOf)]
}

function faultsOf(node: Node): string[] {
  const type = String(node['@type'])
  if (!classes[type]) return [`${type} is no type`]
  const known = new Set(lineage(type).flatMap((name) => classes[name]?.properties.split(' ') ?? []))
  const names = Object.keys(node).filter((name) => !name.startsWith('@'))
  const required = REQUIRED[type] ?? []
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `${type}.${name} is unknown`),
    ...required.filter((name) => !names.includes(name)).map((name) => `${type}.${name} is missing`),
    ...names.flatMap((name) => [node[name]].flat().flatMap((value) => fault(type, name, value))),
  ]
}

function fault(type: string, name: string, value: unknown): string[] {
  const place = `${type}.${name}`
  if (value === '' || value === null || value === undefined) return [`${place} is empty`]
  if (typeof value === 'object') {
    const inner = String((value as Node)['@type'])
    const allowed = objects[name]
    return allowed?.some((one) => lineage(inner).includes(one)) === false
      ? [`${place} is a ${inner}`]
      : []
  }
  const member = typeof value === 'string' && /^https:\/\/schema\.org\/(\w+)$/.exec(value)?.[1]
  return member && !members.has(member) ? [`${place} is no ${member}`] : []
}
