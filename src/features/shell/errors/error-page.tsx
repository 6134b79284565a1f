import type { ResolvedLink } from '#lib/routing/link.ts'
import { ContentButton } from '#ui/button.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import css from './error-page.module.css'

type ErrorPageProps = {
  /** HTTP status; 500 where none is known (spec:routes.error-page). */
  status?: number
  message?: string
  /** The way on; without one there is no button (spec:routes.not-found-page). */
  action?: ResolvedLink | null
  lead?: string | null
  title?: string | null
}

/** What the error and 404 pages show: the status, a heading, what happened, and a way on where there is one. */
export function ErrorPage(props: ErrorPageProps) {
  const { status = 500, message, lead, title, action } = props
  const said = [title, lead].some((text) => text?.includes(message ?? ''))
  return (
    <Section tone="spruce" underHeader className={css.page}>
      <SectionHeader
        level={1}
        size="xl"
        eyebrow={`Error ${status}`}
        title={title || message}
        lead={
          <>
            {lead ? <p>{lead}</p> : null}
            {title && message && !said ? <p>{message}</p> : null}
          </>
        }
        action={action ? <ContentButton link={action} /> : null}
      />
    </Section>
  )
}
