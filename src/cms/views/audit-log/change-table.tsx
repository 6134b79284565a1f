import type { DescribedChange } from '#cms/audit-log/describe-changes.ts'
import styles from './audit-log.module.css'
import * as t from './messages.gen.ts'

type ChangeTableProps = { changes: readonly DescribedChange[]; more: number }

/** Changed fields with their values before and after; on a narrow screen each is a block of its own. */
export function ChangeTable({ changes, more }: ChangeTableProps) {
  if (changes.length === 0) return <p className={styles.soft}>{t.noChanges()}</p>
  return (
    <section className={styles.changes} aria-label={t.changes()}>
      <h2>{t.changes()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.field()}</th>
            <th scope="col">{t.before()}</th>
            <th scope="col">{t.after()}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, label, before, after, hidden }) => (
            <tr key={path}>
              <th scope="row">{label}</th>
              {hidden ? (
                <td colSpan={2} className={styles.soft}>
                  {after}
                </td>
              ) : (
                <>
                  <td data-head={t.before()}>{before}</td>
                  <td data-head={t.after()}>{after}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p className={styles.soft}>{t.moreChanges({ more })}</p> : null}
    </section>
  )
}
