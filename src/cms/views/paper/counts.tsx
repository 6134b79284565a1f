import type { Count, HostDay } from '#booking-engine/host/types.ts'
import * as t from './messages.gen.ts'
import styles from './paper.module.css'

type CountsProps = {
  whole: Count
  periods: HostDay['periods']
  /** Further lines. */
  more?: string[]
}

/** The covers of a day, and of each period where several are served. */
export function Counts({ whole, periods, more = [] }: CountsProps) {
  const served = periods.filter(({ parties }) => parties > 0)
  const ofPeriods = served.map(({ name, ...count }) =>
    t.ofPeriod({ period: name, count: t.covers(count) }),
  )
  return (
    <ul className={styles.counts}>
      {[t.covers(whole), ...(served.length > 1 ? ofPeriods : []), ...more].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
