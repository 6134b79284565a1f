'use client'

import { useEffect, useRef } from 'react'
import { FieldLink, useFieldPlaces } from './field-link.tsx'
import styles from './form-errors.module.css'
import * as t from './messages.gen.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useNamedField } from './use-named-field.ts'

/**
 * Above a form whose save was refused: every field that is wrong, wherever it stands, with what is wrong; a press on
 * one opens its tab and rows and goes to it. It has the focus after a save was refused, and is empty before. A field that
 * the address names is opened the same way.
 */
export function FormErrors() {
  useNamedField()
  const placeOf = useFieldPlaces()
  const errors = useFormErrors()
    .map((error) => ({ ...error, place: placeOf(error.path) }))
    .filter(({ place }) => !place?.saysItself)
  const list = useRef<HTMLElement>(null)
  const isWrong = errors.length > 0
  useEffect(() => {
    if (isWrong) list.current?.focus()
  }, [isWrong])

  if (!isWrong) return null
  return (
    <section ref={list} className={styles.errors} role="alert" tabIndex={-1}>
      <p>{errors.length === 1 ? t.checkOne() : t.checkMany({ count: errors.length })}</p>
      <ul>
        {errors.map((error) => (
          <li key={error.path}>
            <FieldLink {...error} />
          </li>
        ))}
      </ul>
    </section>
  )
}
