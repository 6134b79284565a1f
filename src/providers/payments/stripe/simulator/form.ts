/** A form as Stripe's wire has it, its `a[b][0]=c` as nested objects. */
export type FormFields = { [name: string]: FormFields | string | undefined }

export function readForm(text: string): FormFields {
  const fields: FormFields = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop()
    if (last === undefined) continue
    let at = fields
    for (const step of path) {
      const next = at[step]
      const inner: FormFields = typeof next === 'object' ? next : {}
      at[step] = inner
      at = inner
    }
    at[last] = value
  }
  return fields
}

export function textAt(fields: FormFields, ...path: string[]): string {
  const value = path.reduce<FormFields | string | undefined>(
    (at, step) => (typeof at === 'object' ? at[step] : undefined),
    fields,
  )
  return typeof value === 'string' ? value : ''
}

export function textsAt(fields: FormFields, name: string): Record<string, string> {
  const inner = fields[name]
  const entries = typeof inner === 'object' ? Object.entries(inner) : []
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >
}
