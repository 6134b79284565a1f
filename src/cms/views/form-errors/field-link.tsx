import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { type FieldPlace, locateField } from './locate-field.ts'
import * as t from './messages.gen.ts'
import { openField } from './open-field.ts'

type FieldLinkProps = {
  path: string
  /** What is wrong there. */
  message: string
  /** Null where the form has no such field: then only the message is shown. */
  place: FieldPlace | null
  /** Runs before the field is opened. */
  onOpen?: () => void
}

/** What is wrong at a field of the form, after the field's name; a press opens its tab and rows and goes to it. */
export function FieldLink({ path, message, place, onOpen }: FieldLinkProps) {
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
        onOpen?.()
        void openField(path, place)
      }}
    >
      {words}
    </a>
  )
}

/** Returns a function that finds the field with a path in the form of the open document. */
export function useFieldPlaces(): (path: string) => FieldPlace | null {
  const { collectionSlug = '', globalSlug } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const types = useFormFields(([state]) => JSON.stringify(blockTypesOf(state)))
  const fields = getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug })?.fields ?? []
  const byPath = JSON.parse(types) as Record<string, string>
  const form = { blocks: config.blocksMap, blockTypeAt: (path: string) => byPath[path] }
  return (path) => locateField(fields, path, form)
}

/** Types of slices, by the paths of their rows. */
function blockTypesOf(state: FormState): Record<string, unknown> {
  const types = Object.entries(state).filter(([path]) => path.endsWith('.blockType'))
  return Object.fromEntries(
    types.map(([path, { value }]) => [path.replace(/\.blockType$/, ''), value]),
  )
}
