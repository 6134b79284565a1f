import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { importPath } from '#cms/imports/import-path.ts'
import { IMPORT_KINDS, type ImportKindName } from '#cms/imports/kinds/names.ts'
import { importKind } from '#cms/imports/kinds/registry.ts'
import { MOST_BYTES, MOST_ROWS } from '#cms/imports/limits.ts'
import { listOpenImports, mayOpen } from '#cms/imports/may-open.ts'
import { readImport } from '#cms/imports/store.ts'
import { localOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { groupTimeZone } from '../group-time-zone.ts'
import { StaffView } from '../staff-view.tsx'
import styles from './imports.module.css'
import * as t from './messages.gen.ts'
import { NewImport } from './new-import.client.tsx'
import { OneImport } from './one-import.tsx'
import { stateText } from './state-text.ts'

/** Imports that are listed. */
const MOST_LISTED = 50

/** Brings what a group has elsewhere: the imports of the last days, or the one that the address names. */
export async function Imports(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const kinds = IMPORT_KINDS.filter((kind) => hasRole(req, importKind(kind).role))
  if (kinds.length === 0) notFound()
  const asked = props.searchParams?.import
  if (asked === undefined) {
    return (
      <StaffView {...props}>
        <ImportList req={req} kinds={kinds} />
      </StaffView>
    )
  }
  const one = typeof asked === 'string' ? await readImport({ payload: req.payload }, asked) : null
  if (!one || !(await mayOpen(req, one))) notFound()
  return (
    <StaffView {...props}>
      <OneImport req={req} one={one} />
    </StaffView>
  )
}

async function ImportList({ req, kinds }: { req: PayloadRequest; kinds: ImportKindName[] }) {
  const [imports, timeZone] = await Promise.all([
    listOpenImports(req, MOST_LISTED),
    groupTimeZone(req.payload),
  ])
  const choices = kinds.map((value) => {
    const { label, hint } = importKind(value)
    return { value, label: label(), hint: hint() }
  })
  return (
    <div className={styles.page}>
      <h1>{t.heading()}</h1>
      <p>{t.intro()}</p>
      <h2>{t.bring()}</h2>
      <NewImport kinds={choices} mostMegabytes={MOST_BYTES / 1024 / 1024} mostRows={MOST_ROWS} />
      <h2>{t.earlier()}</h2>
      {imports.length === 0 ? <p>{t.none()}</p> : null}
      <ul className={styles.list}>
        {imports.map(({ id, kind, name, state, author, madeAt }) => (
          <li key={id}>
            <a href={importPath(id)}>{name}</a>
            <span>{importKind(kind).label()}</span>
            <span>{stateText(state)}</span>
            <span className={styles.soft}>
              {t.by({
                author,
                moment: momentLabel(localOf(madeAt, timeZone)),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
