import { useForm, useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { type Look, readLook } from '#lib/look/look.ts'
import { FONT_ROLES, type OwnFonts } from '#lib/look/own-font.ts'
import { BASE_COLOURS } from '#lib/look/palette.ts'
import { useFonts } from './use-fonts.ts'

const CHOICES = ['corners', 'density', 'veil', 'labels', 'header', 'type'] as const

/** Paths of the form's fields that a look is made of. */
const PATHS = [...BASE_COLOURS.map((name) => `colours.${name}`), ...CHOICES]
const FONT_PATHS = FONT_ROLES.map((role) => `fonts.${role}`)

/** The look of the form as it stands; what cannot be used yet, as a colour half typed, is the reference's. */
export function useLook(): Look {
  const { fonts } = useFonts()
  const values = useFormFields(([fields]) =>
    JSON.stringify([...PATHS, ...FONT_PATHS].map((path) => fields[path]?.value ?? null)),
  )
  return useMemo(() => {
    const of = JSON.parse(values) as unknown[]
    const colours = Object.fromEntries(BASE_COLOURS.map((name, at) => [name, of[at]]))
    const choices = CHOICES.map((name, at) => [name, of[BASE_COLOURS.length + at]] as const)
    const own = FONT_ROLES.flatMap((role, at) => {
      const font = fonts?.find(({ id }) => id === of[PATHS.length + at])
      return font ? [[role, font] as const] : []
    })
    const look = readLook({ colours, ...Object.fromEntries(choices) })
    return { ...look, fonts: Object.fromEntries(own) as OwnFonts }
  }, [values, fonts])
}

/** Puts a look into the form, whose own fonts stay. */
export function useFillIn(): (look: Omit<Look, 'fonts'>) => void {
  const { dispatchFields, setModified } = useForm()
  return (look) => {
    const values = { ...look, ...look.colours, type: look.type.id } as Record<string, unknown>
    for (const path of PATHS) {
      const value = values[path.replace('colours.', '')]
      dispatchFields({ type: 'UPDATE', path, value, valid: true })
    }
    setModified(true)
  }
}
