import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { findEntry } from '#cms/audit-log/find-entry.ts'
import { type AuditLogQuery, auditLogQuery } from '#cms/audit-log/log-query.ts'
import { logTimeZone, readAuditLog } from '#cms/audit-log/read-audit-log.ts'
import { env } from '#env.ts'
import board from '../board/board.module.css'
import { StaffView } from '../staff-view.tsx'
import styles from './audit-log.module.css'
import { EntryList } from './entry-list.tsx'
import { EntryView } from './entry-view.tsx'
import { FilterForm } from './filter-form.tsx'
import { logHref } from './labels.ts'
import * as t from './messages.gen.ts'
import { readChoices } from './read-choices.ts'

/** Entries of a page. */
const PAGE_SIZE = 50

/** The audit log with its filters, or one of its entries; for administrators. */
export async function AuditLog(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req)) notFound()
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${board.board} ${styles.log}`}>
        {await contentOf(req, props.searchParams ?? {})}
      </main>
    </StaffView>
  )
}

async function contentOf(req: PayloadRequest, search: Record<string, unknown>) {
  if (typeof search.entry === 'string') {
    const entry = await findEntry(req, search.entry)
    if (!entry) notFound()
    return <EntryView req={req} entry={entry} />
  }
  const asked = auditLogQuery.safeParse(search)
  const query: AuditLogQuery = asked.success ? asked.data : {}
  const [{ entries, next }, choices] = await Promise.all([
    readAuditLog(req, query, PAGE_SIZE),
    readChoices(req),
  ])
  const { after, ...filters } = query
  const zone = logTimeZone(req)
  const { auditLogDays: days, auditOriginDays: originDays } = env.retention
  return (
    <>
      <h1>{t.auditLog()}</h1>
      <p className={styles.soft}>
        {t.auditLogHint({ zone: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone })}{' '}
        {t.keptFor({ days, originDays })}
      </p>
      <FilterForm req={req} query={filters} choices={choices} />
      {asked.success ? null : (
        <p role="alert" className={board.fault}>
          {t.notUnderstood()}
        </p>
      )}
      <EntryList {...{ req, entries, zone, locations: choices.locations }} />
      <nav className={styles.pages} aria-label={t.entries()}>
        {after ? (
          <a className={board.button} href={logHref(filters)}>
            {t.newest()}
          </a>
        ) : null}
        {next ? (
          <a className={board.button} href={logHref({ ...filters, after: next })}>
            {t.older()}
          </a>
        ) : null}
        {entries.length > 0 ? (
          <a
            className={board.button}
            href={logHref(filters).replace('/admin/audit-log', '/admin/api/audit-log/csv')}
            download
          >
            {t.download()}
          </a>
        ) : null}
      </nav>
    </>
  )
}
