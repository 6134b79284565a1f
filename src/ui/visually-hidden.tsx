import type { ReactNode } from 'react'

/** Draws the part of a message that is said without being seen. */
export function visuallyHidden(text: ReactNode): ReactNode {
  return <span className="visually-hidden">{text}</span>
}
