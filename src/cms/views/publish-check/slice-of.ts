const LONGEST = 60

/** Returns which of the slices that a page draws an element is in, from 0; null where in none. */
export function sliceOf(element: Element): number | null {
  const section = element.closest('[aria-labelledby^="slice-"]')
  const named = section?.getAttribute('aria-labelledby') ?? element.closest('[id^="slice-"]')?.id
  const number = /^slice-(\d+)/.exec(named ?? '')?.[1]
  return number === undefined ? null : Number(number) - 1
}

/** Returns a text on one line, and only its first words where it is long. */
export function firstWords(text: string | null): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  return `${line.slice(0, LONGEST).replace(/\s\S*$/, '')}…`
}
