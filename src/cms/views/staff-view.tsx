import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  /** Whether the view sets its own margins, up to the edges. */
  wide?: boolean
  children: ReactNode
}

/** The admin's frame (menu, account, breadcrumbs) around a view of our own. */
export function StaffView({ initPageResult, params, searchParams, wide, children }: Props) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components.actions ?? []}
      visibleEntities={visibleEntities}
    >
      {wide ? (
        children
      ) : (
        <main className="gutter--left gutter--right" style={COLUMN}>
          {children}
        </main>
      )}
    </DefaultTemplate>
  )
}

const COLUMN = {
  display: 'grid',
  // What is wider scrolls within itself, and does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--base)',
  paddingBlock: 'var(--base) 4rem',
}
