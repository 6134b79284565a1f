import { useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { FormError } from './errors-of.ts'
import { type Refused, useRefusedSave } from './use-refused-save.ts'

/**
 * Returns the fields that made the server, or the form itself, refuse the last save. A field stays in the list until its
 * value changes or the next save begins.
 */
export function useFormErrors(): FormError[] {
  const byServer = useRefusedSave()
  const byForm = useRefusedByForm()
  const refused = merged(byServer, byForm)
  const isSubmitted = useFormSubmitted()
  const stays = useFormFields(([state]) =>
    JSON.stringify(
      refused.map((one) => isAsRefused(state, one) || (isSubmitted && isWrong(state, one.path))),
    ),
  )
  const kept = JSON.parse(stays) as boolean[]
  return refused.flatMap(({ path, message }, index) =>
    kept[index] ? [{ path, message: message.split('\n')[0] ?? '' }] : [],
  )
}

/** Returns the fields that the form's state has held as invalid since the last try to save, with the values they had. */
function useRefusedByForm(): readonly Refused[] {
  const isSaving = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  // Compared as text: the form is another object with each key.
  const wrong = useFormFields(([state]) => JSON.stringify(wrongFields(state)))
  useLayoutEffect(() => {
    if (isSaving) setRefused([])
  }, [isSaving])
  useEffect(() => {
    if (isSaving || !isSubmitted) return
    const now = JSON.parse(wrong) as Refused[]
    if (now.length > 0) setRefused((before) => merged(before, now))
  }, [isSaving, isSubmitted, wrong])
  return refused
}

/** Joins two lists by path. The value of `before` is kept: a late answer may be about a value that has changed since. */
function merged(before: readonly Refused[], now: readonly Refused[]): Refused[] {
  const byPath = new Map(before.map((one) => [one.path, one]))
  for (const one of now)
    byPath.set(one.path, { ...one, value: (byPath.get(one.path) ?? one).value })
  return [...byPath.values()]
}

function wrongFields(state: FormState): Refused[] {
  return Object.keys(state)
    .filter((path) => isWrong(state, path))
    .map((path) => ({
      path,
      message: state[path]?.errorMessage ?? '',
      value: JSON.stringify(state[path]?.value),
    }))
}

function isWrong(state: FormState, path: string): boolean {
  return state[path]?.valid === false && Boolean(state[path]?.errorMessage)
}

function isAsRefused(state: FormState, { path, value }: Refused): boolean {
  return JSON.stringify(state[path]?.value) === value
}
