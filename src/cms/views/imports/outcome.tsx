import type { ImportDocument } from '#cms/imports/documents.ts'
import type { RefusedRow } from '#cms/imports/rows.ts'
import type { ImportSummary } from '#cms/imports/summary.ts'
import type { ChangedField, Import } from '#cms/imports/types.ts'
import { DOCUMENT_COLUMN } from '#lib/import-files/read-documents.ts'
import { ActButton } from './act-button.client.tsx'
import styles from './imports.module.css'
import * as t from './messages.gen.ts'

type Props = {
  one: Import
  summary: ImportSummary
  /** Pictures of it that are in the library and have no alternative text. */
  lackingAlt: number
}

/** What an import would do, or has done, and what can be done with it now. */
export function Outcome({ one, summary, lackingAlt }: Props) {
  const { verdicts, refused, refusedRows, drafts, changed, news, faulty } = summary
  const isChecked = one.state === 'checked'
  return (
    <>
      <h2>{isChecked ? t.found() : t.did()}</h2>
      <dl className={styles.numbers}>
        <Count label={t.isNew()} count={verdicts.new} />
        <Count label={t.changed()} count={verdicts.changed} />
        <Count label={t.same()} count={verdicts.same} />
        <Count label={t.rowsRefused()} count={refusedRows} />
        {drafts > 0 ? <Count label={t.asDrafts()} count={drafts} /> : null}
      </dl>
      <p>
        <a href={`/admin/api/imports/report?import=${one.id}`} download>
          {t.report()}
        </a>
      </p>
      {lackingAlt > 0 ? (
        <p>
          <a href="/admin/pictures?noAlt=1">{t.altMissing({ count: lackingAlt })}</a>
        </p>
      ) : null}
      <Acts one={one} summary={summary} />
      <Faulty documents={faulty} />
      <RefusedRows rows={refused} count={refusedRows} />
      <Documents heading={t.changes()} documents={changed} count={verdicts.changed} />
      <Documents heading={t.news()} documents={news} count={verdicts.new} />
    </>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  )
}

function Acts({ one, summary }: { one: Import; summary: ImportSummary }) {
  const { refusedRows, refusedWholes, toWrite } = summary
  const refused = refusedRows + refusedWholes
  if (one.state === 'written' && toWrite === 0) return <p>{t.nothingToWrite()}</p>
  if (one.state === 'written')
    return (
      <ActButton
        act="undo"
        body={{ import: one.id }}
        label={t.undo()}
        sure={{ question: t.undoSure(), yes: t.undoYes() }}
      />
    )
  if (one.state !== 'checked') return null
  const label = refused > 0 ? t.writeRest({ refused }) : t.writeAll({ count: toWrite })
  return (
    <div className={styles.acts}>
      {toWrite > 0 ? (
        <ActButton
          act="write"
          body={{ import: one.id, leaveOut: refused > 0 }}
          label={label}
          isMain
        />
      ) : (
        <p>{t.nothingToWrite()}</p>
      )}
      <ActButton act="reopen" body={{ import: one.id }} label={t.back()} />
      {one.kind === 'pictures' ? <p>{t.picturesKept()}</p> : null}
    </div>
  )
}

function RefusedRows({ rows, count }: { rows: readonly RefusedRow[]; count: number }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{t.rowsRefused()}</h2>
      <ul className={styles.list}>
        {rows.map(({ number, line, fault, cells }) => (
          <li key={number}>
            <strong>
              {line === null ? t.row({ row: number }) : t.rowAtLine({ row: number, line })}
            </strong>
            <span>{fault}</span>
            <span className={styles.soft}>{shortCells(cells)}</span>
          </li>
        ))}
      </ul>
      <More count={count - rows.length} />
    </section>
  )
}

/** The beginning of a row, so that it is known again; of a whole document only where nothing else names it. */
function shortCells({
  [DOCUMENT_COLUMN]: document = '',
  ...cells
}: Record<string, string>): string {
  const named = Object.values(cells).filter((value) => value !== '')
  const values = named.length > 0 ? named : [document]
  const text = values.slice(0, 4).join(' · ')
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

type DocumentsProps = { heading: string; documents: readonly ImportDocument[]; count: number }

function Documents({ heading, documents, count }: DocumentsProps) {
  if (documents.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {documents.map((one) => (
          <li key={one.position}>
            <DocumentName {...one} />
            {one.changes.map((change, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fields can have one label, and they do not move.
              <span key={at}>{changeText(one, change)}</span>
            ))}
          </li>
        ))}
      </ul>
      <More count={count - documents.length} />
    </section>
  )
}

/** A new document says what it has, one that is changed also what it had. */
function changeText({ verdict }: ImportDocument, { label, before, after }: ChangedField): string {
  if (verdict === 'new') return t.said({ label, after })
  return t.change({ label, before: before || t.nothing(), after: after || t.nothing() })
}

function Faulty({ documents }: { documents: readonly ImportDocument[] }) {
  if (documents.length === 0) return null
  return (
    <section>
      <h2>{t.faulty()}</h2>
      <ul className={styles.list}>
        {documents.map((one) => (
          <li key={one.position}>
            <DocumentName {...one} />
            <span>{one.fault || t.kept()}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DocumentName({ collection, name, state, target, title }: ImportDocument) {
  if (target === null || state === 'undone') return <strong>{title}</strong>
  const path = collection === 'globals' ? name : `collections/${collection}/${target}`
  return <a href={`/admin/${path}`}>{title}</a>
}

function More({ count }: { count: number }) {
  return count > 0 ? <p>{t.more({ count })}</p> : null
}
