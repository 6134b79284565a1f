import type { SubmissionFilters } from '#cms/submissions/request-schemas.ts'
import type { SubmissionList } from '#cms/submissions/states.ts'

/** How submissions are shown. */
export type Shown = 'list' | 'board'

/** What the view looks for, and how it shows what it finds. */
export type Look = Required<SubmissionFilters> & { shown: Shown; page: number }

/** The name of the parameter that opens a submission. */
export function parameterOf(list: SubmissionList): string {
  return list === 'applications' ? 'application' : 'enquiry'
}

/** The id that the address names; null = none. */
export function openedIn(search: string, list: SubmissionList): number | null {
  const id = Number(new URLSearchParams(search).get(parameterOf(list)))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The address of what is shown: never a name or what was searched for. */
export function addressOf(look: Look, opened: number | null): string {
  const { list, shown, state } = look
  const query = new URLSearchParams()
  if (shown === 'board') query.set('view', 'board')
  if (state && shown === 'list') query.set('state', state)
  if (opened !== null) query.set(parameterOf(list), String(opened))
  const search = query.toString()
  return `/admin/${list}${search ? `?${search}` : ''}`
}

/** How many filters are set beside the search. */
export function countFilters({ location, position, kind, state, shown }: Look): number {
  return [location, position, kind, shown === 'list' ? state : null].filter(Boolean).length
}

/** What the server is asked for. */
export function filtersOf({ shown, page: _, state, ...look }: Look): SubmissionFilters {
  return { ...look, state: shown === 'list' ? state : null }
}
