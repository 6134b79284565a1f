import board from '../board/board.module.css'
import { type ChartSpan, WEEKS } from './chart-span.ts'
import * as t from './messages.gen.ts'

/** The fields of a form that say which weeks are shown. */
export function WeeksFields({ span }: { span: ChartSpan }) {
  return (
    <>
      <label>
        <span className={board.label}>{t.firstDay()}</span>
        <input type="date" name="from" className={board.input} defaultValue={span.from} />
      </label>
      <label>
        <span className={board.label}>{t.weeks()}</span>
        <select name="weeks" className={board.input} defaultValue={span.weeks}>
          {WEEKS.map((weeks) => (
            <option key={weeks} value={weeks}>
              {t.weekCount({ count: Number(weeks) })}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

type MoveLinksProps = {
  span: ChartSpan
  /** The address with other weeks. */
  hrefOf: (from: string) => string
}

/** Links to the weeks before and after. */
export function MoveLinks({ span, hrefOf }: MoveLinksProps) {
  return (
    <nav className={board.days} aria-label={t.move()}>
      <a className={board.button} href={hrefOf(span.earlier)}>
        {t.earlier()}
      </a>
      <a className={board.button} href={hrefOf(span.later)}>
        {t.later()}
      </a>
    </nav>
  )
}
