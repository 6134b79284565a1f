import { useEffect } from 'react'

const query = () => new URLSearchParams(location.search)

/** Whether the address says that forms are not to be sent (spec:forms.excludeform). */
export function isExcluded(): boolean {
  return query().has('excludeform')
}

/**
 * What the address says of the fields; nothing where `autofill` is false for the form or in it
 * (spec:forms.autofill-off).
 */
export function givenInAddress(autofill: boolean): URLSearchParams {
  const given = query()
  return autofill && given.get('autofill') !== 'false' ? given : new URLSearchParams()
}

/**
 * Fills in the fields that the address names and that are still empty, unless `autofill` is false for
 * the form, in the address or on the field (spec:forms.autofill-off).
 */
export function usePrefill(
  form: { current: HTMLFormElement | null },
  names: string[],
  autofill: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address it came by.
  useEffect(() => {
    const given = givenInAddress(autofill)
    if (!names.some((name) => given.has(name))) return
    import('./prefill.ts').then(
      ({ prefill }) => form.current && prefill(form.current, names, given),
      // It does not come: the fields are as they were, to be filled in by hand.
      () => {},
    )
  }, [])
}
