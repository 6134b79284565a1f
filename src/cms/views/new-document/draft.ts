import { slugify } from '#cms/addresses/slugify.ts'
import { errorsOf, type FormError } from '../form-errors/errors-of.ts'
import { postJson } from '../forms/post-json.ts'
import * as t from './messages.gen.ts'

/**
 * The answers of the form. `uid`: null where documents have none, `type`: of pages only, `like`: id of the location that
 * a new one takes over what it can from.
 */
export type Draft = { title: string; uid: string | null; type?: string; like?: number }

/** Why it was refused, at the field that it concerns or as a whole. */
export type Faults = { title?: string; uid?: string; type?: string; form?: string }

/** The number of the draft that was made, or why there is none. */
export type Made = { id: number } | { faults: Faults }

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 15_000

/** Returns what is wrong in the form, by field; empty where a draft can be made of it. */
export function faultsOf({ title, uid, type }: Draft): Faults {
  if (title.trim() === '')
    return { title: uid === null ? t.pleaseEnterOneForStaff() : t.pleaseEnterATitle() }
  if (uid === null) return {}
  // A page that exists once has the name of its type.
  if (isNamedByType(type) || slugify(uid) !== '') return {}
  return { uid: t.pleaseEnterAName() }
}

/** Whether the address of a page comes from its type, as of all but text pages. */
export const isNamedByType = (type: string | undefined) =>
  type !== undefined && type !== 'text-page'

/** Makes the draft of a collection; nothing is made where it is refused. */
export async function makeDraft(collection: string, draft: Draft): Promise<Made> {
  const { like } = draft
  const data = dataOf(draft)
  try {
    if (like === undefined) {
      const body = await post(`${collection}?draft=true&depth=0`, data)
      const { doc } = (body ?? {}) as { doc?: { id: number } }
      return doc ? { id: doc.id } : { faults: refusedFields(errorsOf(body)) }
    }
    const body = await post('location-setup/like', { like, ...data })
    const { id, error } = (body ?? {}) as { id?: number; error?: { fields?: FormError[] } }
    return id === undefined ? { faults: refusedFields(error?.fields ?? []) } : { id }
  } catch {
    // The line is gone, or the server does not answer: the draft may have been made.
    return { faults: { form: t.noAnswer() } }
  }
}

function dataOf({ title, uid, type }: Draft): Record<string, string> {
  return {
    title: title.trim(),
    ...(uid === null || isNamedByType(type) ? {} : { uid: slugify(uid) }),
    ...(type ? { type } : {}),
  }
}

/** The body of an answer, whether it was refused or not; null where it is no JSON. */
async function post(path: string, body: object): Promise<unknown> {
  const reply = await postJson(path, body, TIMEOUT_MS)
  return reply.json().catch(() => null)
}

function refusedFields([first]: readonly FormError[]): Faults {
  if (first?.path === 'uid') return { uid: t.isTaken() }
  if (first?.path === 'title' || first?.path === 'type') return { [first.path]: first.message }
  return { form: first?.message || t.didNotWork() }
}
