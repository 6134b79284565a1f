import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { changeDocument, type Outcome } from './change-document.ts'
import { keepReplaced } from './last-replacement.ts'
import { type Former, type Part, placesOf, replacedIn } from './places.ts'
import type { ReadDocument } from './read-documents.ts'
import type { Search } from './search.ts'

/** Places of a document that are replaced, by their keys, and what it was when they were found. */
export type ChosenPlaces = { document: string; title: string; seen: string; keys: string[] }

/**
 * Replaces the chosen places document by document, each as a whole or not at all, and says what became of each, and the
 * name of the replacement, which further requests for it give.
 */
export async function replacePlaces(
  req: PayloadRequest,
  asked: { run: string | null; search: Search; documents: readonly ChosenPlaces[] },
): Promise<{ run: string; outcomes: Outcome[] }> {
  const { search, documents } = asked
  const run = asked.run ?? randomUUID()
  const outcomes: Outcome[] = []
  for (const { keys, ...change } of documents) {
    const former: Record<'published' | 'draft', Former[]> = { published: [], draft: [] }
    const chosen = new Set(keys)
    let places = 0
    const next = ({ parts }: ReadDocument) => {
      places = placesOf(parts, search).filter(({ key }) => chosen.has(key)).length
      if (places !== chosen.size) return null
      const replace = (part: Part | null, version: 'published' | 'draft') => {
        if (!part) return null
        const done = replacedIn(part, search, chosen)
        former[version] = done.former
        return done.values
      }
      const [published, draft] = [
        replace(parts.published, 'published'),
        replace(parts.draft, 'draft'),
      ]
      return { published, draft, places }
    }
    const done = await changeDocument(req, change, next, async (own, { title, seen }) => {
      const { document } = change
      await keepReplaced(own, { document, search, places }, { run, title, seen, ...former })
    })
    outcomes.push(done)
  }
  return { run, outcomes }
}
