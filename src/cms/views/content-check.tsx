import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../access/roles.ts'
import { lintContent } from '../lint/content-lint.ts'
import { FindingList } from './finding-list.tsx'

/** What is wrong with the published content, for those who can mend it. */
export async function ContentCheck({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const findings = await lintContent(req.payload)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <main className="gutter--left gutter--right" style={COLUMN}>
        <h1>Content check</h1>
        <FindingList findings={findings} />
      </main>
    </DefaultTemplate>
  )
}

const COLUMN = { display: 'grid', gap: 'var(--base)', paddingBlock: 'var(--base) 4rem' }
