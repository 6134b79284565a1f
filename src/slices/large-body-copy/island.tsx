'use client'

import { type ReactNode, useState } from 'react'
import css from './large-body-copy.module.css'
import * as t from './messages.gen.ts'

type ReadMoreProps = {
  /** Id of the text that the button opens, unique on the page. */
  id: string
  short: ReactNode
  full: ReactNode
}

/**
 * Read More / Read Less (spec:slices.large-body-copy). The style sheet shows the short text on phones with
 * scripts only.
 */
export function ReadMore({ id, short, full }: ReadMoreProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div id={id} data-open={open || undefined} className={css.text}>
        <div className={css.short}>{short}</div>
        <div className={css.full}>{full}</div>
      </div>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? t.readLess() : t.readMore()}
      </button>
    </>
  )
}
