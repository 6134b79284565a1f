import type { StyledText } from '#lib/pdf/line-breaks.ts'
import { drawLogo } from '#lib/pdf/logo.ts'
import type { PdfTag } from '#lib/pdf/pdf-tags.ts'
import { type TextStyle, wordmarkStyle } from '#lib/pdf/text-writer.ts'
import type { PrintedMenu, PrintedTag } from './content.ts'
import { flowColumns } from './flow.ts'
import * as t from './messages.gen.ts'
import { baseline, block, LEADING, lineRows, type Pen, type Row } from './rows.ts'

const NOTE: TextStyle = { face: 'text', size: 7.5, colour: 'soft' }
const CONTACT: TextStyle = { face: 'text', size: 9, colour: 'soft' }
const MENU: TextStyle = { face: 'display', size: 28, colour: 'text' }
const PLACE: TextStyle = { face: 'display', size: 16, colour: 'soft' }

/** Between the columns of the marks. */
const GAP = 16

/** The head of the first page: the group and the day, the restaurant, and where it is. */
export function headOf(pen: Pen, root: PdfTag, menu: PrintedMenu, width: number): Row {
  const { type, tags } = pen
  const heading: PdfTag = { kind: 'H1', parent: root }
  const group: PdfTag = { kind: 'P', parent: root }
  const date: PdfTag = { kind: 'P', parent: root }
  const contact: PdfTag = { kind: 'P', parent: root }
  const from = type.width(t.menu(), MENU) + 10
  const place = block(pen, [{ text: menu.place, style: PLACE, tag: heading }], width - from, 1.2)
  const { phone, address } = menu
  const lines = lineRows(pen, [{ text: address, style: CONTACT, tag: contact }], width)
  const wide = type.width(address, CONTACT) + CONTACT.size
  const beside = phone !== null && wide + type.width(phone.text, CONTACT) <= width
  const step = CONTACT.size * LEADING
  const further = (lines.length - (phone && !beside ? 0 : 1)) * step
  // Where the letters of the title stand, and those of the address.
  const line = 50
  const below = line + place.height - PLACE.size * 1.2 + 16
  return {
    above: 0,
    height: below + further + 16,
    keep: false,
    draw(x, top) {
      const day = x + width - type.width(menu.day, CONTACT)
      const room = { x, y: top - 4, width: width / 2, height: 20, align: 'left' } as const
      if (menu.logo) drawLogo(tags, menu.logo, { parent: root, name: menu.group, room })
      else tags.draw(group, () => type.write(menu.group, x, top + 14, wordmarkStyle(18)))
      tags.draw(date, () => type.write(menu.day, day, top + 14, CONTACT))
      tags.artifact(() => tags.pdf.rect(x, top + 22, width, 0.75).fill(type.ink.accent))
      tags.draw(heading, () => type.write(`${t.menu()} `, x, top + line, MENU))
      place.draw(x + from, top + line - baseline(PLACE))
      const y = top + below
      for (const [at, row] of lines.entries()) row.draw(x, y - baseline(CONTACT) + at * step)
      if (!phone) return
      const link: PdfTag = { kind: 'Link', parent: contact }
      const at = { x: beside ? x + wide : x, y: y + further }
      writeLink(pen, link, { ...phone, ...at, style: CONTACT })
    },
  }
}

/** The end of the last page: what the marks mean, what they are worth, and where the menu is kept. */
export function notesOf(pen: Pen, root: PdfTag, menu: PrintedMenu, width: number): Row {
  const { tags, type } = pen
  const within: PdfTag = { kind: 'Sect', parent: root }
  const style: TextStyle = { face: 'display', size: 12, colour: 'text' }
  const heading = block(
    pen,
    [{ text: t.marksAndAllergens(), style, tag: { kind: 'H2', parent: within } }],
    width,
    1.3,
  )
  const list: PdfTag = { kind: 'L', parent: within }
  const column = (width - 2 * GAP) / 3
  const marks = menu.marks.map((mark) => block(pen, markPieces(mark, list), column, LEADING))
  const step = NOTE.size * LEADING
  let high = 0
  while (marks.length > 0 && !flowColumns(marks, [high, high, high], Number.POSITIVE_INFINITY))
    high += step
  const places = marks.length > 0 ? (flowColumns(marks, [high, high, high], high) ?? []) : []
  const notes = menu.notes
    .filter(Boolean)
    .flatMap((text) =>
      lineRows(pen, [{ text, style: NOTE, tag: { kind: 'P', parent: within } }], width),
    )
  const words = t.dishesAndPricesMayChange()
  const last: PdfTag = { kind: 'P', parent: within }
  const page = lineRows(pen, [{ text: words, style: NOTE, tag: last }], width)
  return {
    above: 14,
    height: 9 + heading.height + high + 4 + (notes.length + page.length) * step,
    keep: false,
    draw(x, top) {
      tags.artifact(() => tags.pdf.rect(x, top, width, 0.75).fill(type.ink.accent))
      heading.draw(x, top + 7)
      const from = top + 9 + heading.height
      for (const [at, { column: number, top: down }] of places.entries())
        marks[at]?.draw(x + number * (column + GAP), from + down)
      let y = from + high + 4
      for (const row of [...notes, ...page]) {
        row.draw(x, y)
        y += step
      }
      const { page: address } = menu
      const at = { x: x + type.width(`${words} `, NOTE), y: y - step + baseline(NOTE) }
      writeLink(
        pen,
        { kind: 'Link', parent: last },
        { text: address, href: address, ...at, style: NOTE },
      )
    },
  }
}

function markPieces({ abbreviation, title, description }: PrintedTag, list: PdfTag): StyledText[] {
  const within: PdfTag = { kind: 'LI', parent: list }
  const body: PdfTag = { kind: 'LBody', parent: within }
  const said: TextStyle = { ...NOTE, colour: 'text' }
  return [
    { text: abbreviation, style: NOTE, tag: { kind: 'Lbl', parent: within } },
    { text: description ? `${title}: ${description}` : title, style: said, tag: body },
  ]
}

/** At the foot of each page which menu it is of, and which of its pages. */
export function footOf({ type, tags }: Pen, menu: PrintedMenu, page: string, width: number): Row {
  const style: TextStyle = { ...NOTE, colour: 'soft' }
  return {
    above: 0,
    height: 20,
    keep: false,
    draw(x, top) {
      const y = top + 18
      tags.artifact(() => {
        type.write(`${menu.group} · ${menu.place} · ${menu.day}`, x, y, style)
        type.write(page, x + width - type.width(page, style), y, style)
      })
    },
  }
}

type Written = { text: string; href: string; x: number; y: number; style: TextStyle }

function writeLink({ type, tags }: Pen, tag: PdfTag, { text, href, x, y, style }: Written) {
  tags.draw(tag, () => type.write(text, x, y, style))
  const { size } = style
  tags.link(tag, href, { x, y: y - size, width: type.width(text, style), height: size * 1.4 })
}
