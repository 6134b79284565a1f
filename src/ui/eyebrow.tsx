import type { ReactNode } from 'react'
import css from './eyebrow.module.css'

/** The small line above a heading: a place, its coordinates, a category. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={css.eyebrow}>{children}</p>
}
