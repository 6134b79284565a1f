import type { PayloadRequest } from 'payload'
import { importKind } from '#cms/imports/kinds/registry.ts'
import { countLackingAlt } from '#cms/imports/pictures/lacking-alt.ts'
import { readRowsAfter } from '#cms/imports/rows.ts'
import { readSummary } from '#cms/imports/summary.ts'
import type { Import } from '#cms/imports/types.ts'
import { ActButton } from './act-button.client.tsx'
import { factsText } from './facts-text.ts'
import styles from './imports.module.css'
import { Matching } from './matching.client.tsx'
import * as t from './messages.gen.ts'
import { Outcome } from './outcome.tsx'
import { stateText } from './state-text.ts'
import { Working } from './working.client.tsx'

type Props = { req: PayloadRequest; one: Import }

/** An import at the step that it is at. */
export function OneImport({ req, one }: Props) {
  const { broken } = one.facts
  const isMoving = ['writing', 'stopping', 'undoing'].includes(one.state)
  return (
    <div className={styles.page}>
      <p>
        <a href="/admin/imports">{t.all()}</a>
      </p>
      <h1 className={styles.name}>{one.name}</h1>
      <p>
        {importKind(one.kind).label()} · {stateText(one.state)}
      </p>
      {one.fault ? <p role="alert">{one.fault}</p> : null}
      {broken > 0 ? <p>{t.broken({ count: broken })}</p> : null}
      <Step req={req} one={one} />
      {isMoving ? null : (
        <ActButton
          act="discard"
          body={{ import: one.id }}
          label={t.discard()}
          sure={{ question: t.discardSure(), yes: t.discardYes() }}
          next="/admin/imports"
        />
      )}
    </div>
  )
}

async function Step({ req, one }: Props) {
  const { state, progress, total } = one
  switch (state) {
    case 'reading':
      return null
    case 'matching':
      return <Columns req={req} one={one} />
    case 'checking':
      return <Working text={t.checking({ progress, total })} />
    case 'trying':
      return <Working text={t.trying({ progress, total })} />
    case 'stopping':
      return <Working text={t.stopping()} />
    case 'undoing':
      return <Working text={t.undoing({ progress })} />
    case 'writing':
      return (
        <>
          <Working text={t.writing({ progress, total })} />
          <ActButton
            act="stop"
            body={{ import: one.id }}
            label={t.stop()}
            sure={{ question: t.stopSure(), yes: t.stopYes() }}
          />
        </>
      )
    default: {
      const at = { payload: req.payload }
      const summary = await readSummary(at, one.id)
      const lackingAlt = one.kind === 'pictures' ? await countLackingAlt(at, one.id) : 0
      return <Outcome one={one} summary={summary} lackingAlt={lackingAlt} />
    }
  }
}

/** Rows of which values are shown beside the columns. */
const EXAMPLE_ROWS = 20
const EXAMPLES = 3
const EXAMPLE_LENGTH = 40

async function Columns({ req, one }: Props) {
  const { columns } = one.facts
  const [prepared, rows] = await Promise.all([
    importKind(one.kind).prepare(req, columns),
    readRowsAfter({ payload: req.payload }, one.id, 0, EXAMPLE_ROWS),
  ])
  const examplesOf = (column: string) => {
    const values = rows.map(({ cells }) => (cells[column] ?? '').slice(0, EXAMPLE_LENGTH))
    return [...new Set(values.filter((value) => value !== ''))].slice(0, EXAMPLES)
  }
  const { option, days, reads } = importKind(one.kind)
  // Their columns are those of the site.
  const hasOwnColumns = reads === 'pictures' || reads === 'documents'
  return (
    <>
      <p className={styles.soft}>{factsText(one.facts, one.total)}</p>
      <Matching
        id={one.id}
        fields={
          hasOwnColumns
            ? []
            : prepared.fields.map(({ name, label, required = false }) => ({
                name,
                label,
                required,
              }))
        }
        columns={hasOwnColumns ? [] : columns}
        matches={one.matches}
        examples={Object.fromEntries(columns.map((column) => [column, examplesOf(column)]))}
        options={one.options}
        choice={option && { name: option.name, label: option.label(), hint: option.hint() }}
        locations={(prepared.locations ?? []).map(({ id, title }) => ({ id, title }))}
        hasDays={days.length > 0}
      />
    </>
  )
}
