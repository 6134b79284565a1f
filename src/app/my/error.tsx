'use client'

import { toPublicError } from '#lib/http/public-error.ts'
import { Eyebrow } from '#ui/eyebrow.tsx'
import css from './layout.module.css'
import * as t from './messages.gen.ts'

/**
 * A page of one guest that failed: what the error says where it is meant for them, and its status
 * (spec:routes.error-page).
 */
export default function MyError({ error }: { error: Error }) {
  const told = toPublicError(error)
  return (
    <article className={css.missing}>
      <Eyebrow>{t.errorNumber({ status: told?.status ?? 500 })}</Eyebrow>
      <h1>{t.pageDidNotLoad()}</h1>
      <p>{told?.message ?? t.wentWrongOnOurSide()}</p>
    </article>
  )
}
