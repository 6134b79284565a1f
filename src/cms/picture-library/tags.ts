import type { CollectionBeforeChangeHook } from 'payload'
import { toSingleLine } from '#lib/text/clean-text.ts'

const keyOf = (tag: string) => tag.toLocaleLowerCase('en')

/** A tag as it is kept: on one line, with single spaces; empty where nothing is left. */
export function tidyTag(tag: string): string {
  return toSingleLine(tag).replace(/\s+/g, ' ')
}

/** Tags as they are kept: tidy, each once however it is spelled in capitals, in the order in which they came. */
export function tidied(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags.map(tidyTag)) if (tag && !byKey.has(keyOf(tag))) byKey.set(keyOf(tag), tag)
  return [...byKey.values()]
}

/** Tags with some added and some taken away, whatever their capitals. */
export function changedTags(
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] {
  const gone = new Set(remove.map(tidyTag).map(keyOf))
  return tidied([...tags, ...add]).filter((tag) => !gone.has(keyOf(tag)))
}

/** Tags in the spelling in which others have them already. */
export function asKnown(tags: readonly string[], known: readonly string[]): string[] {
  const spelled = new Map(known.map((tag) => [keyOf(tag), tag]))
  return tidied(tags).map((tag) => spelled.get(keyOf(tag)) ?? tag)
}

/** Keeps the tags of a picture tidy, wherever they are saved. */
export const tidyTags: CollectionBeforeChangeHook = ({ data }) =>
  Array.isArray(data.tags) ? { ...data, tags: tidied(data.tags.map(String)) } : data
