import { renderContext } from '#lib/front/render-context.ts'

/** Name of a document in a draft cookie: `pages:12`, `globals:popup`. */
export function documentKey(collection: string, id: number | string): string {
  return `${collection}:${id}`
}

/** Id of the collection's document whose draft the request under way may show, `'*'`, or null. */
export function previewedDocumentId(collection: string): number | '*' | null {
  const draft = renderContext()?.draft
  if (!draft) return null
  if (draft === '*') return '*'
  const [name, id] = draft.split(':')
  return name === collection && Number.isInteger(Number(id)) ? Number(id) : null
}

/** Whether the request under way may show the draft of a global. */
export function isGlobalPreviewed(slug: string): boolean {
  const draft = renderContext()?.draft
  return draft === '*' || draft === documentKey('globals', slug)
}
