import type { ReactNode } from 'react'
import styles from './owner-week.module.css'

type CardProps = {
  id: string
  title: string
  /** The number that the card is about, as text. */
  value?: string | null
  children: ReactNode
  chart?: ReactNode
  href: string
  link: string
}

/** A figure of the week: its number, what it means in a sentence, a small chart, and the way to the report. */
export function Card({ id, title, value, children, chart, href, link }: CardProps) {
  return (
    <section className={styles.card} aria-labelledby={`week-${id}`}>
      <h3 id={`week-${id}`}>{title}</h3>
      {value ? <p className={styles.value}>{value}</p> : null}
      <div className={styles.words}>{children}</div>
      {chart ? <div className={styles.chart}>{chart}</div> : null}
      <p className={styles.link}>
        <a href={href}>{link}</a>
      </p>
    </section>
  )
}
