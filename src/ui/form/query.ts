import { useEffect } from 'react'

const query = () => new URLSearchParams(location.search)

/** Whether the address says that forms are not to be sent (S1 §5). */
export function isExcluded(): boolean {
  return query().has('excludeform')
}

/** What the address says of the fields; nothing where `autofill` is false for the form or in it (D-29). */
export function givenInAddress(autofill: boolean): URLSearchParams {
  const given = query()
  return autofill && given.get('autofill') !== 'false' ? given : new URLSearchParams()
}

/**
 * Fills in the fields that the address names and that are still empty, unless `autofill` is false for
 * the form, in the address or on the field (S1 §5, D-29).
 */
export function usePrefill(
  form: { current: HTMLFormElement | null },
  names: string[],
  autofill: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address it came by.
  useEffect(() => {
    const given = givenInAddress(autofill)
    for (const name of names) {
      const value = given.get(name)
      const field = form.current?.elements.namedItem(name)
      if (value === null || !isText(field)) continue
      if (field.value === '' && field.dataset.autofill !== 'false') {
        field.value = presentValue(field, value)
      }
    }
  }, [])
}

/** What an address means by a value: one of a choice may have had other names before (`data-former`). */
function presentValue(field: TextField, value: string): string {
  if (!(field instanceof HTMLSelectElement)) return value
  const options = [...field.options]
  const had = ({ dataset }: HTMLOptionElement) => dataset.former?.split(' ').includes(value)
  return (options.find((one) => one.value === value) ?? options.find(had))?.value ?? ''
}

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isText(field: unknown): field is TextField {
  if (field instanceof HTMLInputElement) return field.type !== 'file'
  return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
}
