import type { ServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import styles from './audit-log.module.css'
import { logHref } from './labels.ts'
import * as t from './messages.gen.ts'

type ChangedByProps = Pick<Partial<ServerProps>, 'user'> & { id?: number | string; subject: string }

/** Leads administrators from a document to its entries in the audit log. */
export function ChangedBy({ user, id, subject }: ChangedByProps) {
  const isGlobal = subject.startsWith('globals/')
  if (!user || (!isGlobal && id === undefined)) return null
  if (!hasRole({ user } as Parameters<typeof hasRole>[0])) return null
  const document = isGlobal ? subject : `${subject}/${id}`
  return (
    <a className={styles.changedBy} href={logHref({ document })}>
      <span className={styles.long}>{t.whoChangedThis()}</span>
      <span className={styles.short}>{t.shortLink()}</span>
    </a>
  )
}
