/** The text at a path of a form's data (`slides.0.title`); empty = there is none yet. */
export function textAt(data: unknown, path: string): string {
  const value = path.split('.').reduce<unknown>(valueIn, data)
  return typeof value === 'string' ? value.trim() : ''
}

function valueIn(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? (data as Record<string, unknown>)[name]
    : undefined
}
