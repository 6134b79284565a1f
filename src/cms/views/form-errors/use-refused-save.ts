import { useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type FormError, onRefusedSave } from './refused-saves.ts'

/** A field that is wrong, why, and as JSON the value that was wrong. */
export type Refused = FormError & { value: string | undefined }

/**
 * What the server answered to the last save of the form, where it refused it; empty once somebody saves again. The form's
 * own state is not asked: an answer to an earlier change, which knows nothing of the refusal, takes it back.
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
