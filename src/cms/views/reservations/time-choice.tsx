import type { StaffTime, StaffTimes } from '#booking-engine/host/types.ts'
import shared from '../board/board.module.css'
import styles from './dialog.module.css'
import { LIMIT_LABELS, localClockLabel } from './labels.ts'
import * as t from './messages.gen.ts'

type TimeChoiceProps = {
  times: StaffTimes | null
  /** The chosen time; empty = none. */
  value: string
  onSelect(at: string): void
  required: boolean
}

/** The quarters of an hour of a day: those of its service under one tap each, the others in a list. */
export function TimeChoice({ times, value, onSelect, required }: TimeChoiceProps) {
  const all = times?.times ?? []
  const isInService = ({ beyond }: StaffTime) => !beyond.includes('periods')
  const others = all.filter((one) => !isInService(one))
  return (
    <>
      <fieldset className={`${styles.choices} ${styles.times}`}>
        <legend className={shared.label}>{t.time()}</legend>
        {times ? null : <p>{t.lookingForTimes()}</p>}
        {times && all.length === 0 ? <p>{t.noTimesLeft()}</p> : null}
        {all.filter(isInService).map((one) => (
          <label key={one.at}>
            <input
              type="radio"
              name="time"
              required={required}
              checked={value === one.at}
              onChange={() => onSelect(one.at)}
            />
            <span className={styles.time} data-free={isFree(one) || undefined}>
              {localClockLabel(one.at)}
              {isFree(one) ? null : <small>{limitsText(one)}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {others.length > 0 ? (
        <label>
          <span className={shared.label}>{t.anotherTime()}</span>
          <select
            className={shared.input}
            value={others.some(({ at }) => at === value) ? value : ''}
            onChange={(event) => onSelect(event.target.value)}
          >
            <option value="">{t.chooseATime()}</option>
            {others.map((one) => (
              <option key={one.at} value={one.at}>
                {localClockLabel(one.at)} · {limitsText(one)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </>
  )
}

function isFree({ beyond, best }: StaffTime): boolean {
  return beyond.length === 0 && best !== null
}

/** `over pacing, no table`: what keeps guests from booking a time online. */
function limitsText({ beyond, best }: StaffTime): string {
  const words = beyond.map((limit) => LIMIT_LABELS[limit]())
  return [...words, ...(best ? [] : [t.noTable()])].join(', ')
}
