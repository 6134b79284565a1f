import type { ReactNode } from 'react'
import css from './form.module.css'
import * as t from './messages.gen.ts'

/** What Google asks for where its badge is hidden. */
export function googlesText(): ReactNode {
  return (
    <p className={css.small}>
      {t.protectedByRecaptcha({
        privacy: (text) => <a href="https://policies.google.com/privacy">{text}</a>,
        terms: (text) => <a href="https://policies.google.com/terms">{text}</a>,
      })}
    </p>
  )
}
