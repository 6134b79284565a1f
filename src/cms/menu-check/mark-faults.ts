import type { Payload } from 'payload'
import { readAll } from '../content/read-all.ts'
import { contradictionsOf } from '../fields/allergens/contradictions.ts'

/** A document with what is wrong with its marks. */
export type Faulty = { id: number; title: string; faults: string[] }

/** What is wrong with the marks of the group, by title. */
export type MarkFaults = {
  /** Marks of allergens that stand for none: of these no statement says anything. */
  unmapped: { id: number; title: string }[]
  /** Dishes whose chosen marks and statements say different things. */
  contradictions: Faulty[]
}

/** Reads both. */
export async function readMarkFaults(payload: Payload): Promise<MarkFaults> {
  const [marks, dishes] = await Promise.all([
    readAll(payload, 'menu-tags', { sort: 'title', depth: 0 }),
    readAll(payload, 'menu-items', {
      select: { title: true, tags: true, allergens: true },
      ...{ sort: 'title', depth: 0 },
    }),
  ])
  const byId = new Map(marks.map((mark) => [mark.id, mark]))
  return {
    unmapped: marks
      .filter(({ kind, allergens }) => kind === 'allergen' && !allergens?.length)
      .map(({ id, title }) => ({ id, title })),
    contradictions: dishes.flatMap(({ id, title, tags, allergens }) => {
      const chosen = (tags ?? []).flatMap(
        (tag) => byId.get(typeof tag === 'object' ? tag.id : tag) ?? [],
      )
      const faults = contradictionsOf(chosen, allergens).map(({ message }) => message)
      return faults.length > 0 ? [{ id, title, faults }] : []
    }),
  }
}
