import type { ReactNode } from 'react'
import css from './companion.module.css'

/** The words of a form and the form, beside each other where there is room. */
export function Companion({ children }: { children: ReactNode }) {
  return <div className={css.columns}>{children}</div>
}
