import { toPublicError } from '#lib/http/public-error.ts'
import { ownLink } from '#lib/routing/link.ts'
import { ErrorPage } from '../error-page.tsx'
import * as t from './messages.gen.ts'

/**
 * The error page of the browser's side: what the error says where it is meant for the public, else that
 * something went wrong; its status is 500 where it names none (spec:routes.error-page).
 */
export function FailurePage({ error }: { error: unknown }) {
  const { status } = (error ?? {}) as { status?: unknown }
  const told = toPublicError(error)
  return (
    <ErrorPage
      status={told?.status ?? (typeof status === 'number' ? status : undefined)}
      title={t.thisPageDidNotLoad()}
      message={told?.message ?? t.somethingWentWrong()}
      action={ownLink('/', t.goBackToHome())}
    />
  )
}
