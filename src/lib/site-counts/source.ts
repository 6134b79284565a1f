/** `utm_source` or `utm_source/utm_medium`, in small letters; no number by which somebody could be told. */
const SOURCE = /^(?!.*\d{5})[a-z][a-z0-9._-]{0,23}(?:\/[a-z][a-z0-9._-]{0,23})?$/

/** Whether a text can be a source of visits. */
export function isSource(text: string): boolean {
  return SOURCE.test(text)
}

/** The source that an address names (`?utm_source=newsletter&utm_medium=email`); empty without one. */
export function sourceIn(search: string): string {
  const query = new URLSearchParams(search)
  const [source = '', medium = ''] = ['utm_source', 'utm_medium'].map((name) =>
    (query.get(name) ?? '').trim().toLowerCase(),
  )
  return [`${source}/${medium}`, source].find(isSource) ?? ''
}
