import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { SubmissionList } from '#cms/submissions/states.ts'
import { openedIn, parameterOf } from './filters.ts'

/**
 * Sends whoever is not signed in to the login, and from there to the submission that the address names: mails lead to
 * it, and Payload itself asks for a login before its own views alone.
 */
export function firstSignIn(
  list: SubmissionList,
  { initPageResult: { req }, searchParams }: AdminViewServerProps,
): void {
  if (req.user) return
  const name = parameterOf(list)
  const id = openedIn(`?${name}=${searchParams?.[name]}`, list)
  const to = id === null ? `/admin/${list}` : `/admin/${list}?${name}=${id}`
  redirect(`/admin/login?${new URLSearchParams({ redirect: to })}`)
}
