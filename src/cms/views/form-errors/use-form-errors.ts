import { useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { FormError } from './refused-saves.ts'
import { type Refused, useRefusedSave } from './use-refused-save.ts'

/**
 * The fields that are wrong since a save was refused, by the server or by the form itself. One stays until its value is
 * another one or somebody saves again.
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

/** What the form says is wrong since somebody tried to save. */
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
