import { useEffect, useRef } from 'react'
import { useFieldPlaces } from './field-link.tsx'
import { openField } from './open-field.ts'

/** Opens the field that the address names (`#field-slices__0__title`) with its tab and rows, once the form has it. */
export function useNamedField(): void {
  const placeOf = useFieldPlaces()
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    const path = /^#field-(.+)$/.exec(decodeURIComponent(location.hash))?.[1]?.replaceAll('__', '.')
    const place = path ? placeOf(path) : null
    if (!path || !place) return
    isOpened.current = true
    void openField(path, place)
  })
}
