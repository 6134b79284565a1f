import type { ReactNode } from 'react'
import styles from './paper.module.css'

/** The sheets of a day. */
export type SheetName = 'list' | 'floor' | 'kitchen'

type SheetProps = {
  name: SheetName
  title: string
  /** The restaurant and the day. */
  place: string
  asOf: string
  /** What is written down for the whole team; empty = nothing. */
  teamNote: string
  children: ReactNode
}

/** A sheet of paper, as it is printed. */
export function Sheet({ name, title, place, asOf, teamNote, children }: SheetProps) {
  return (
    <article className={styles.sheet} data-sheet={name} aria-label={title}>
      <header className={styles.heading}>
        <h2>{title}</h2>
        <p>{place}</p>
        <p>{asOf}</p>
      </header>
      {teamNote ? <p className={styles.teamNote}>{teamNote}</p> : null}
      {children}
    </article>
  )
}
