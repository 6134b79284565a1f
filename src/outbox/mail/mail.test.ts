import { describe, expect, it } from 'vitest'
import { REFERENCE_PLAIN_LOOK as LOOK } from '#lib/look/look.ts'
import type { MailCopy } from './copy.ts'
import { htmlToText } from './html-to-text.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

const words: MailCopy = {
  layout: 'visit',
  subject: 'Your table at Saltwood Burrard',
  preheader: 'Friday, November 27, 2026 at 7:00 PM, 4 people.',
  group: 'Saltwood',
  place: 'Saltwood Burrard',
  heading: 'Your table is reserved',
  lead: 'Thank you, Ida.',
  highlight: {
    ...{ above: 'Friday, November 27, 2026', big: '7:00 PM', below: '4 people' },
    asFacts: [
      ['When', 'Friday, November 27, 2026 at 7:00 PM'],
      ['Party', '4 people'],
    ],
  },
  quote: { term: 'Wishes', text: 'By the fire <3\nFrom: the <b>house</b>' },
  facts: [['Phone', '604-555-0101', 'tel:6045550101']],
  address: ['Saltwood Burrard', '1 Fir Street'],
  mapUrl: 'https://maps.example/?q=1&z=2',
  phone: '604-555-0101',
  policy: 'You can change it until 5:00 PM.',
  action: { label: 'See your reservation', url: 'https://saltwood.example/my?a=1&b="' },
  footer: {
    text: 'You booked a table.',
    link: { label: 'Stop', url: 'https://saltwood.example/s' },
  },
}
const FORMS = ['visit', 'letter', 'note'] as const

describe.each(FORMS)('a mail set as a %s', (form) => {
  const html = renderHtml({ ...words, layout: form }, LOOK)

  it('says its language, its direction and that it knows dark themes', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/)
    // Web mail cuts the document's head and root away.
    expect(html).toContain('<div role="main" lang="en" dir="ltr">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
  })

  it('begins with what stands beside its subject, and is not read twice', () => {
    const body = html.slice(html.indexOf('<body'))
    expect(body.indexOf(words.preheader)).toBeGreaterThan(0)
    expect(body.indexOf(words.preheader)).toBeLessThan(body.indexOf('<h1'))
    expect(body).toMatch(/<div style="display:none;[^>]*>Friday, November 27/)
  })

  it('arranges by tables that are none to who hears it, under one heading', () => {
    const tables = html.match(/<table[^>]*>/g) ?? []
    expect(tables.length).toBeGreaterThan(2)
    for (const table of tables) expect(table).toContain('role="presentation"')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('has one button, at least 44 px high, and links that say where they lead', () => {
    const buttons = html.match(/<td bgcolor="#b5401a"[\s\S]*?<\/td>/g) ?? []
    expect(buttons).toHaveLength(1)
    const [, padding, line] = /padding:(\d+)px 28px;[^"]*line-height:(\d+)px/.exec(
      buttons[0]?.split('<a')[1] ?? '',
    ) ?? [0, 0, 0]
    expect(2 * Number(padding) + Number(line)).toBeGreaterThanOrEqual(44)
    const labels = [...html.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label]) => label)
    for (const label of ['See your reservation', 'Open the map', 'Call 604-555-0101', 'Stop']) {
      expect(labels).toContain(label)
    }
    expect(labels.filter((label) => label?.includes('://'))).toEqual([])
  })

  // ASVS 1.1.2, 1.2.1
  it('keeps texts out of the markup and addresses in their quotes', () => {
    expect(html).toContain('href="https://saltwood.example/my?a=1&amp;b=&quot;"')
    expect(html).not.toContain('<b>')
  })

  it('loads nothing', () => {
    expect(html).not.toMatch(/<(?:img|script|link|iframe)|@import|url\(|@font-face/)
  })
})

describe('what a mail is about', () => {
  it('is set large on a visit, above its one action', () => {
    const html = renderHtml(words, LOOK)
    const at = (text: string) => html.lastIndexOf(text)
    expect(at('>7:00 PM<')).toBeGreaterThan(at(words.heading))
    expect(at('>7:00 PM<')).toBeLessThan(at('See your reservation'))
    expect(at('See your reservation')).toBeLessThan(at('1 Fir Street'))
  })

  it('is struck out where it does not hold any more', () => {
    expect(renderHtml(words, LOOK)).not.toContain('line-through')
    const figure = words.highlight && { ...words.highlight, struck: true }
    expect(renderHtml({ ...words, highlight: figure }, LOOK)).toContain('line-through')
  })
})

describe('the mail as plain text', () => {
  const text = renderText(words)

  it('says the same: the visit first, then what to do, where it is, and why it came', () => {
    const order = [
      ...['Your table is reserved', 'When:  Friday, November 27, 2026 at 7:00 PM', 'Phone:'],
      ...['You can change it until', 'See your reservation:\nhttps://saltwood.example/my?a=1&b="'],
      ...['1 Fir Street\nPhone: 604-555-0101\n', 'Map: https://maps.example/?q=1&z=2'],
      ...['\n-- \nSaltwood\nYou booked a table.\nStop: https://saltwood.example/s\n'],
    ].map((part) => text.indexOf(part))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('marks each line that somebody else wrote', () => {
    expect(text).toContain('Wishes:\n> By the fire <3\n> From: the <b>house</b>\n')
  })
})

describe('the text of a mail that has nothing but its HTML', () => {
  it('says what the mail says, with the addresses behind its links, and not what stands beside its subject', () => {
    const text = htmlToText(renderHtml(words, LOOK))
    for (const said of [
      ...['Your table is reserved\n', '7:00 PM', 'You booked a table.'],
      ...['See your reservation:\nhttps://saltwood.example/my?a=1&b="\n', '1 Fir Street\n'],
    ]) {
      expect(text).toContain(said)
    }
    expect(text).not.toContain(words.preheader)
    expect(text).not.toMatch(/&\w+;|<\/|style=|\n\n\n/)
  })
})
