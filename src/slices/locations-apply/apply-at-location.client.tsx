'use client'

import { useState } from 'react'
import { useVisitor } from '#features/shell/visitor/visitor-store.client.ts'
import { LinkButton } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { visuallyHidden } from '#ui/visually-hidden.tsx'
import type { ApplyChoice } from './data.ts'
import css from './locations-apply.module.css'
import * as t from './messages.gen.ts'

/** The choice and its link; at first it is the visitor's own restaurant. */
export function ApplyAtLocation({ id, choices }: { id: string; choices: ApplyChoice[] }) {
  const { browsing } = useVisitor()
  const [chosen, setChosen] = useState<string | null>(null)
  const uid = chosen ?? browsing?.uid
  const choice = choices.find((one) => one.uid === uid) ?? choices[0]
  return (
    <div className={css.form}>
      <Select
        id={id}
        label={t.location()}
        value={choice?.uid}
        onChange={(event) => setChosen(event.target.value)}
      >
        {choices.map(({ uid, title, city }) => (
          <option key={uid} value={uid}>
            {title}, {city}
          </option>
        ))}
      </Select>
      <LinkButton href={choice?.href ?? '/careers'}>
        {t.applyAt({
          place: choice?.title ?? '',
          hidden: visuallyHidden,
        })}
      </LinkButton>
    </div>
  )
}
