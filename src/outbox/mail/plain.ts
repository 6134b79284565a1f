import type { MailWords } from './words.ts'

/** The mail as plain text: what a guest wrote stays within its line. */
export function plainMail(words: MailWords): string {
  const { heading, lead, facts, address, mapUrl, phone, policy, action, group, footer } = words
  const width = Math.max(...facts.map(([term]) => term.length))
  const rows = facts.map(([term, value]) => `${`${term}:`.padEnd(width + 2)}${oneLine(value)}`)
  const blocks = [
    [oneLine(heading), oneLine(lead)],
    rows,
    policy ? [policy] : [],
    action ? [`${action.label}:`, action.url] : [],
    [
      ...address.map(oneLine),
      ...(phone ? [`Telephone: ${phone}`] : []),
      ...(mapUrl ? [mapUrl] : []),
    ],
    ['--', oneLine(group), footer],
  ]
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => `${block.join('\n')}\n`)
    .join('\n')
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
