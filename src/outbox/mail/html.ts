/** Markup that may stand in a page as it is. */
export type Html = { html: string }
type Part = string | number | Html | Html[] | null

/** Markup with values: texts are escaped, for content and for quoted attributes; null is nothing. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return { html: String.raw({ raw: strings }, ...values.map(partOf)) }
}

function partOf(value: Part): string {
  if (value === null) return ''
  if (typeof value !== 'object') return escaped(String(value))
  return 'html' in value ? value.html : value.map((one) => one.html).join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
