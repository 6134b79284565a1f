import { useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { FormError } from './errors-of.ts'
import { onRefusedSave } from './refused-saves.ts'

/** A field that is wrong, why, and as JSON the value that was wrong. */
export type Refused = FormError & { value: string | undefined }

/**
 * Returns the field errors of the last save that the server refused; an empty list before that, and from the next save on.
 * They are read from the answer to the save, not from the form's state: the answer to an earlier change may remove them
 * from there before they are drawn.
 */
export function useRefusedSave(): readonly Refused[] {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { getField } = useForm()
  const isSaving = useFormProcessing()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const document = globalSlug
    ? `globals/${globalSlug}`
    : [collectionSlug, id].filter(Boolean).join('/')

  useLayoutEffect(() => {
    if (isSaving) setRefused([])
  }, [isSaving])
  const hear = useEffectEvent((errors: readonly FormError[]) =>
    setRefused(errors.map((one) => ({ ...one, value: JSON.stringify(getField(one.path)?.value) }))),
  )
  useEffect(() => onRefusedSave(document, (errors) => hear(errors)), [document])
  return refused
}
