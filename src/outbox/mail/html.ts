/** Markup that was made by `html` or `trusted`, and by nothing else: no data can pass for it. */
export class Html {
  readonly #markup: string

  private constructor(markup: string) {
    this.#markup = markup
  }

  static of(markup: string): Html {
    return new Html(markup)
  }

  toString(): string {
    return this.#markup
  }
}

type Value = string | number | Html | Html[] | null

/**
 * Template of markup. Texts and numbers are escaped for content and for quoted attributes; markup, and lists of
 * it, stand as they are; null leaves nothing.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return Html.of(String.raw({ raw: strings }, ...values.map(markupOf)))
}

/** Marks a constant of the program as markup. Never call it with data. */
export function trusted(markup: string): Html {
  return Html.of(markup)
}

function markupOf(value: Value): string {
  if (value === null) return ''
  if (value instanceof Html) return String(value)
  if (Array.isArray(value)) return value.join('')
  return escaped(String(value))
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
