import { toPublicError } from '#lib/http/public-error.ts'
import { LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import section from '#ui/section.module.css'
import css from './error-page.module.css'

/**
 * The error page of the browser's side: what the error says where it is meant for the public, else that
 * something went wrong; its status is 500 where it names none (spec:routes.error-page). It looks as `ErrorPage`
 * does; every page loads it, so it is made of elements.
 */
export function Failure({ error }: { error: unknown }) {
  const { status } = (error ?? {}) as { status?: unknown }
  const told = toPublicError(error)
  return (
    <section
      data-tone="spruce"
      data-rhythm="normal"
      data-under-header
      className={`${section.section} ${css.page}`}
    >
      <div className={section.wide}>
        <header className={section.header}>
          <Eyebrow>Error {told?.status ?? (typeof status === 'number' ? status : 500)}</Eyebrow>
          <h1 className={section.title} data-size="xl">
            This page did not load
          </h1>
          <p className={section.lead}>
            {told?.message ?? 'Something went wrong on our side. Please try again in a moment.'}
          </p>
          <div className={section.action}>
            <LinkButton href="/">Go back to home</LinkButton>
          </div>
        </header>
      </div>
    </section>
  )
}
