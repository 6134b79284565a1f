import { isDeepStrictEqual } from 'node:util'
import { formatsOf, type Run, type RunEdit, replaceInValue, runsOf } from './runs.ts'
import { finderOf, type Match, type Search } from './search.ts'
import type { WordField } from './word-fields.ts'

type Values = Record<string, unknown>

/** Found words with those before and after them. */
export type Words = { before: string; found: string; after: string }

/**
 * In which versions of a document a place stands. `published` and `draft`: there is no other one. With a draft beside
 * what is published: in `both` alike, in both but the field `differs`, or in one of them alone.
 */
export type Standing = 'published' | 'draft' | 'both' | 'differs' | 'published_only' | 'draft_only'

/** A place where something was found. */
export type Place = {
  /** Names it within its document. */
  key: string
  /** Path of its field in the form, which shows the draft where there is one; null where the form has no such place. */
  path: string | null
  label: string
  stands: Standing
  words: Words
  /** The words of this place in the draft; null where they are those of `words`, or the draft has no such place. */
  inDraft: Words | null
  /** Whether it is within a web address. */
  isAddress: boolean
  /** Whether the found words are formatted in more than one way, or only partly a link. */
  formats: 'one' | 'several' | 'link'
}

/** A version of a document: its values, and the fields of them that hold words. */
export type Part = { values: Values; fields: readonly WordField[] }

/** A document as it is published, and as its newer draft has it; one that was never published has only the draft. */
export type Parts = { published: Part | null; draft: Part | null }

type Found = { key: string; field: WordField; run: Run; match: Match }

/** Characters of the words before and after. */
const AROUND = 60

/** The places of a document, in the order of its form; those of the draft alone come last. */
export function placesOf({ published, draft }: Parts, search: Search): Place[] {
  const [inPublished, inDraft] = [foundIn(published, search), foundIn(draft, search)]
  const keys = new Set([...inPublished.keys(), ...inDraft.keys()])
  return [...keys].map((key) => {
    const [one, other] = [inPublished.get(key), inDraft.get(key)]
    const first = (one ?? other) as Found
    const stands = standing(published !== null, draft !== null, one, other)
    return {
      ...{ key, label: first.field.label, stands, words: wordsAt(first) },
      path: (draft ? other : one)?.field.path ?? null,
      inDraft: stands === 'differs' && other ? wordsAt(other) : null,
      formats: formatsOf(first.run, first.match),
      isAddress: first.field.isAddress || first.run.kind === 'address',
    }
  })
}

/** The former value of a field, by its path. */
export type Former = { path: string; value: unknown }

/** A version with the places of `keys` replaced, and the former values of the fields that this changes. */
export function replacedIn(
  part: Part,
  search: Search,
  keys: ReadonlySet<string>,
): { values: Values; former: Former[] } {
  const chosen = [...foundIn(part, search).values()].filter(({ key }) => keys.has(key))
  const former: Former[] = []
  let values = part.values
  for (const [field, found] of Map.groupBy(chosen, (one) => one.field)) {
    const edits: RunEdit[] = [...Map.groupBy(found, ({ run }) => run)].map(([run, matches]) => ({
      run,
      matches: matches.map(({ match }) => match),
    }))
    former.push({ path: field.path, value: field.value })
    values = withValue(values, field.path, replaceInValue(field.value, edits, search.replace))
  }
  return { values, former }
}

/** Values with those of some fields put back. */
export function restored(values: Values, former: readonly Former[]): Values {
  return former.reduce((all, { path, value }) => withValue(all, path, value), values)
}

function foundIn(part: Part | null, search: Search): Map<string, Found> {
  const find = finderOf(search)
  const found = (part?.fields ?? []).flatMap((field) =>
    runsOf(field.value)
      .flatMap((run) => find(run.text).map((match) => ({ field, run, match })))
      .map((one, index) => ({ ...one, key: `${field.key}#${index}` })),
  )
  return new Map(found.map((one) => [one.key, one]))
}

function standing(
  isPublished: boolean,
  hasDraft: boolean,
  inPublished: Found | undefined,
  inDraft: Found | undefined,
): Standing {
  if (!hasDraft) return 'published'
  if (!isPublished) return 'draft'
  if (!inPublished) return 'draft_only'
  if (!inDraft) return 'published_only'
  return isDeepStrictEqual(inPublished.field.value, inDraft.field.value) ? 'both' : 'differs'
}

function wordsAt({ run: { text }, match: { at, length } }: Found): Words {
  const before = text.slice(Math.max(0, at - AROUND), at)
  const after = text.slice(at + length, at + length + AROUND)
  return {
    before: at > AROUND ? `…${before.replace(/^\S*\s(?=.)/u, '')}` : before,
    found: text.slice(at, at + length),
    after: at + length + AROUND < text.length ? `${after.replace(/(?<=.)\s\S*$/u, '')}…` : after,
  }
}

/** Values with another one at a path; what is not on the way to it is the same object. */
function withValue(values: Values, path: string, value: unknown): Values {
  const [first = '', ...rest] = path.split('.')
  return into(values, first, rest, value) as Values
}

function into(within: unknown, step: string, rest: readonly string[], value: unknown): unknown {
  const [next, ...others] = rest
  const own = (within as Values)[step]
  const changed = next === undefined ? value : into(own, next, others, value)
  if (Array.isArray(within)) return within.with(Number(step), changed)
  return { ...(within as Values), [step]: changed }
}
