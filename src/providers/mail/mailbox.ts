import type { Mailbox } from './contract.ts'

/** A sender as variables have it: `Name <address>`, or the address alone. */
export function parseMailbox(text: string): Mailbox {
  const [, name = '', address = text] = /^(.*?)\s*<([^>]+)>\s*$/.exec(text) ?? []
  return { name: name.replace(/^"(.*)"$/, '$1').trim(), address: address.trim() }
}

/** Text for one line of a header: a line break or another control character is a space. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
