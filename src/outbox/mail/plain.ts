import type { Fact, MailWords } from './words.ts'

/** The mail as plain text: what a guest wrote stays within its line, or behind marks of its own. */
export function plainMail(words: MailWords): string {
  const { heading, lead, figure, quote, facts, address, mapUrl, phone, policy, action } = words
  const { text, link } = words.footer
  const blocks = [
    [oneLine(heading), oneLine(lead)],
    rowsOf([...(figure?.says ?? []), ...facts]),
    quote ? [`${quote.term}:`, ...quoted(quote.text)] : [],
    policy ? [policy] : [],
    action ? [`${action.label}:`, action.url] : [],
    [
      ...address.map(oneLine),
      ...(phone ? [`Phone: ${phone}`] : []),
      ...(mapUrl ? [`Map: ${mapUrl}`] : []),
    ],
    // Two hyphens and a space: mail programs know what follows as a signature.
    ['-- ', oneLine(words.group), oneLine(text), ...(link ? [`${link.label}: ${link.url}`] : [])],
  ]
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => `${block.join('\n')}\n`)
    .join('\n')
}

function rowsOf(facts: Fact[]): string[] {
  const width = Math.max(...facts.map(([term]) => term.length))
  return facts.map(([term, value]) => `${`${term}:`.padEnd(width + 2)}${oneLine(value)}`)
}

function quoted(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${oneLine(line)}`.trimEnd())
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
