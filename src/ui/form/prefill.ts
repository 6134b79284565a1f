/** Fills in a form's fields that an address names and that are still empty. */
export function prefill(form: HTMLFormElement, names: string[], given: URLSearchParams): void {
  for (const name of names) {
    const value = given.get(name)
    const field = form.elements.namedItem(name)
    if (value === null || !isText(field)) continue
    if (field.value === '' && field.dataset.autofill !== 'false') {
      field.value = presentValue(field, value)
    }
  }
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
