import { useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useState } from 'react'

/** A field that is wrong, and why. */
export type FormError = { path: string; message: string }

/** As JSON, the value that was wrong. */
type Refused = FormError & { value: string | undefined }

/**
 * The fields that are wrong since a save was refused, in the order in which the form says so. One stays until its
 * value is another one or somebody saves again: what the form asks its server about each change, and its own saves of
 * a draft, know nothing of what was refused, and take it back.
 */
export function useFormErrors(): FormError[] {
  const isSaving = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  // Compared as text: the form is another object with each key.
  const wrong = useFormFields(([state]) => JSON.stringify(wrongFields(state)))
  const stays = useFormFields(([state]) =>
    JSON.stringify(
      refused.map((one) => isAsRefused(state, one) || (isSubmitted && isWrong(state, one.path))),
    ),
  )

  useEffect(() => {
    if (isSaving) setRefused([])
  }, [isSaving])
  useEffect(() => {
    if (isSaving || !isSubmitted) return
    const now = JSON.parse(wrong) as Refused[]
    if (now.length === 0) return
    setRefused((before) => merged(before, now))
  }, [isSaving, isSubmitted, wrong])

  const kept = JSON.parse(stays) as boolean[]
  return refused.filter((_, index) => kept[index])
}

/** What is wrong now, with the values that were refused first: a late answer is about one that has been changed since. */
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
      message: state[path]?.errorMessage?.split('\n')[0] ?? '',
      value: JSON.stringify(state[path]?.value),
    }))
}

function isWrong(state: FormState, path: string): boolean {
  return state[path]?.valid === false && Boolean(state[path]?.errorMessage)
}

function isAsRefused(state: FormState, { path, value }: Refused): boolean {
  return JSON.stringify(state[path]?.value) === value
}
