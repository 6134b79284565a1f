import type { ReactNode } from 'react'
import css from './menu-sheet.module.css'

/** The parts of a menu and its notes, which paper has in columns. */
export function MenuSheet({ children }: { children: ReactNode }) {
  return <div className={css.sheet}>{children}</div>
}
