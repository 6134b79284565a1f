'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import type { FormError } from './errors-of.ts'
import styles from './form-errors.module.css'
import { type FieldPlace, locateField } from './locate-field.ts'
import * as t from './messages.gen.ts'
import { openField } from './open-field.ts'
import { useFormErrors } from './use-form-errors.ts'

type PlacedError = FormError & { place: FieldPlace | null }

/**
 * Above a form whose save was refused: every field that is wrong, wherever it stands, with what is wrong; a press on
 * one opens its tab and rows and goes to it. It has the focus after a save was refused, and is empty before.
 */
export function FormErrors() {
  const errors = usePlacedErrors()
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
            <ErrorLine {...error} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ErrorLine({ path, message, place }: PlacedError) {
  if (!place) return message
  const { labels } = place
  const words = t.problem({
    place: labels.reduce((outer, inner) => t.place({ outer, inner })),
    message,
  })
  return (
    <a
      href={`#field-${path.replaceAll('.', '__')}`}
      onClick={(event) => {
        event.preventDefault()
        void openField(path, place)
      }}
    >
      {words}
    </a>
  )
}

/** The fields that are wrong, with where each of them stands. */
function usePlacedErrors(): PlacedError[] {
  const { collectionSlug = '', globalSlug } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const types = useFormFields(([state]) => JSON.stringify(blockTypesOf(state)))
  const errors = useFormErrors()
  const fields = getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug })?.fields ?? []
  const byPath = JSON.parse(types) as Record<string, string>
  const form = { blocks: config.blocksMap, blockTypeAt: (path: string) => byPath[path] }
  return errors
    .map((error) => ({ ...error, place: locateField(fields, error.path, form) }))
    .filter(({ place }) => !place?.saysItself)
}

/** Types of slices, by the paths of their rows. */
function blockTypesOf(state: FormState): Record<string, unknown> {
  const types = Object.entries(state).filter(([path]) => path.endsWith('.blockType'))
  return Object.fromEntries(
    types.map(([path, { value }]) => [path.replace(/\.blockType$/, ''), value]),
  )
}
