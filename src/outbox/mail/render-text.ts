import type { Fact, MailCopy } from './copy.ts'
import * as t from './messages.gen.ts'

/** Renders a mail as plain text. Values of guests cannot add lines; what they typed is quoted with `>`; what staff wrote stands as it is. */
export function renderText(copy: MailCopy): string {
  const { heading, lead, body, highlight, quote, facts, address } = copy
  const { mapUrl, phone, policy, action } = copy
  const { text, link } = copy.footer
  const blocks = [
    ...(body === undefined
      ? [[oneLine(heading), oneLine(lead)]]
      : body.split(/\n{2,}/).map((part) => part.split('\n').map(oneLine))),
    rowsOf([...(highlight?.asFacts ?? []), ...facts]),
    quote ? [`${quote.term}:`, ...quoted(quote.text)] : [],
    policy ? [policy] : [],
    action ? [`${action.label}:`, action.url] : [],
    [
      ...address.map(oneLine),
      ...(phone ? [t.phoneLine({ phone })] : []),
      ...(mapUrl ? [t.mapLine({ mapUrl })] : []),
    ],
    // Two hyphens and a space: mail programs know what follows as a signature.
    ['-- ', oneLine(copy.group), oneLine(text), ...(link ? [`${link.label}: ${link.url}`] : [])],
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
