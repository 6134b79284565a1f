import type { ResolvedLink } from '#lib/routing/link.ts'
import { ContentButton } from '#ui/content-button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import section from '#ui/section.module.css'
import css from './error-page.module.css'
import * as t from './messages.gen.ts'

type ErrorPageProps = {
  /** HTTP status; 500 where none is known (spec:routes.error-page). */
  status?: number
  message?: string
  /** The way on; without one there is no button (spec:routes.not-found-page). */
  action?: ResolvedLink | null
  lead?: string | null
  title?: string | null
}

/**
 * What the error and 404 pages show: the status, a heading, what happened, and a way on where there is one. A
 * `Section` with its `SectionHeader`, written as elements: every page loads this code, few of them load those.
 */
export function ErrorPage(props: ErrorPageProps) {
  const { status = 500, message, lead, title, action } = props
  const said = [title, lead].some((text) => text?.includes(message ?? ''))
  return (
    <section
      data-tone="spruce"
      data-rhythm="normal"
      data-under-header
      className={`${section.section} ${css.page}`}
    >
      <div className={section.wide}>
        <header className={section.header} data-align="start">
          <Eyebrow>{t.errorStatus({ status })}</Eyebrow>
          <h1 className={section.title} data-size="xl">
            {title || message}
          </h1>
          <div className={section.lead}>
            {lead ? <p>{lead}</p> : null}
            {title && message && !said ? <p>{message}</p> : null}
          </div>
          {action ? (
            <div className={section.action}>
              <ContentButton link={action} />
            </div>
          ) : null}
        </header>
      </div>
    </section>
  )
}
