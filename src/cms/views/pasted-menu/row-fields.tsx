import { type Doubt, ROW_KINDS, type RowKind } from '#lib/menu-text/menu-row.ts'
import shared from '../board/board.module.css'
import type { EditedRow, RowChange } from './edited-rows.ts'
import * as t from './messages.gen.ts'
import styles from './pasted-menu.module.css'
import { PriceFields } from './price-fields.tsx'
import type { RowFault } from './row-faults.ts'

const KINDS: Record<RowKind, () => string> = {
  part: t.part,
  section: t.section,
  dish: t.dish,
  description: t.description,
  'left-out': t.leftOut,
}

const DOUBTS: Record<Doubt, () => string> = {
  kind: t.kindDoubt,
  'no-price': t.noPrice,
  'market-price': t.marketPrice,
  sizes: t.sizesDoubt,
  mark: t.markDoubt,
}

type Props = {
  row: EditedRow
  /** Its number, from 1. */
  line: number
  /** Why it cannot be made as it is. */
  fault: RowFault | undefined
  /** Whether a description stands in a row of its own below it. */
  isDescribed: boolean
  /** Whether there is a dish of its name already. */
  isThere: boolean
  markTitles: ReadonlyMap<number, string>
  onChange(change: RowChange): void
}

/** A row of the proposal: what it is, and its words in fields. */
export function RowFields({ row, line, fault, isDescribed, isThere, markTitles, onChange }: Props) {
  const { id, kind, doubts } = row
  const words = row.name || row.text || row.source
  return (
    <li
      id={`row-${id}`}
      className={styles.row}
      data-kind={kind}
      data-look={doubts.length > 0 || undefined}
    >
      <select
        id={`kind-${id}`}
        className={`${shared.input} ${styles.kind}`}
        aria-label={t.kindOf({ line, words: words.slice(0, 60) })}
        aria-describedby={doubts.length > 0 ? `doubts-${id}` : undefined}
        value={kind}
        onChange={({ target }) => onChange({ act: 'kind', id, kind: target.value as RowKind })}
      >
        {ROW_KINDS.map((one) => (
          <option key={one} value={one}>
            {KINDS[one]()}
          </option>
        ))}
      </select>
      {kind === 'left-out' ? (
        <p className={styles.source}>{row.source || words}</p>
      ) : (
        <RowTexts {...{ row, line, fault, isDescribed, onChange }} />
      )}
      {doubts.length > 0 ? (
        <div className={styles.doubts}>
          <p id={`doubts-${id}`}>{doubts.map((doubt) => DOUBTS[doubt]()).join(' ')}</p>
          <button
            type="button"
            className={shared.button}
            aria-label={t.isRightOf({ words: words.slice(0, 60) })}
            onClick={() => onChange({ act: 'settle', id })}
          >
            {t.isRight()}
          </button>
        </div>
      ) : null}
      {kind === 'dish' ? <DishFacts {...{ row, isThere, markTitles, onChange }} /> : null}
      {kind === 'description' && row.source.includes('\n') ? (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => onChange({ act: 'split', id })}
        >
          {t.takeApart()}
        </button>
      ) : null}
      {fault ? (
        <p id={`fault-${id}`} className={`${shared.fault} ${styles.wide}`}>
          {fault.message}
        </p>
      ) : null}
    </li>
  )
}

type TextsProps = Pick<Props, 'row' | 'line' | 'fault' | 'isDescribed' | 'onChange'>

function RowTexts({ row, line, fault, isDescribed, onChange }: TextsProps) {
  const { id, kind, name, text } = row
  const isNamed = kind !== 'description'
  const faulty = (field: RowFault['field']) =>
    fault?.field === field ? { 'aria-invalid': true, 'aria-describedby': `fault-${id}` } : {}
  return (
    <div className={styles.texts}>
      {isNamed ? (
        <input
          {...faulty('name')}
          id={`name-${id}`}
          className={`${shared.input} ${styles.name}`}
          aria-label={t.nameOf({ line })}
          placeholder={t.name()}
          value={name}
          onChange={({ target }) => onChange({ act: 'name', id, typed: target.value })}
        />
      ) : null}
      {isNamed && text === '' && isDescribed ? null : (
        <textarea
          {...faulty('text')}
          id={`text-${id}`}
          className={`${shared.input} ${styles.text}`}
          aria-label={t.textOf({ line })}
          placeholder={t.text()}
          rows={1}
          value={text}
          onChange={({ target }) => onChange({ act: 'text', id, typed: target.value })}
        />
      )}
      {kind === 'dish' ? (
        <PriceFields
          {...{ row, line, fault }}
          onChange={(prices) => onChange({ act: 'prices', id, prices })}
        />
      ) : null}
    </div>
  )
}

type FactsProps = Pick<Props, 'row' | 'isThere' | 'markTitles' | 'onChange'>

/** The marks of a dish, and whether one of its name is there. */
function DishFacts({ row, isThere, markTitles, onChange }: FactsProps) {
  const { id, name, marks, use } = row
  const titles = marks.flatMap((mark) => markTitles.get(mark) ?? [])
  return (
    <>
      {titles.length > 0 ? (
        <p className={styles.note}>
          {t.marks({ marks: titles.join(', ') })}{' '}
          <button
            type="button"
            className={styles.quiet}
            aria-label={t.withoutMarks({ dish: name })}
            onClick={() => onChange({ act: 'unmark', id })}
          >
            {t.takeOff()}
          </button>
        </p>
      ) : null}
      {isThere ? (
        <p className={styles.note}>
          {t.isThere()}{' '}
          <label className={styles.use}>
            <input
              type="checkbox"
              aria-label={t.listItOf({ dish: name })}
              checked={use}
              onChange={({ target }) => onChange({ act: 'use', id, use: target.checked })}
            />
            {t.listIt()}
          </label>
        </p>
      ) : null}
    </>
  )
}
