import { inflateSync } from 'node:zlib'

/** A page of a PDF as it is printed: points from its left and its top. */
export type PdfPage = {
  width: number
  height: number
  /** Its text in the order in which it was written, one entry a line. */
  lines: string[]
  /** The sizes of its letters, points. */
  sizes: number[]
  /** Filled squares and rectangles. */
  rectangles: { x: number; y: number; width: number; height: number }[]
}

/** An element of a tagged PDF: a heading (`H2`), a paragraph (`P`), an item of a list (`LI`). */
export type PdfTag = {
  kind: string
  /** All that it says, as it is read out. */
  text: string
  /** What it is short for. */
  expanded: string | undefined
  parts: PdfTag[]
}

/** Reads what pdfkit writes; other programs' files may be written otherwise. */
export function readPrinted(file: Buffer): { pages: PdfPage[]; alt: string[]; title: string } {
  const { text, objects, object, drawnOn } = parsed(file)
  const pages = [...objects].flatMap(([id, body]) => {
    if (!body.includes('/Type /Page\n')) return []
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? []
    const { drawn, maps } = drawnOn(id)
    return {
      width: Number(width),
      height: Number(height),
      lines: linesOf(drawn, maps),
      sizes: [...drawn.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)),
      rectangles: [...drawn.matchAll(/^([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re$/gm)].map(
        (found) => {
          const [x = 0, y = 0, w = 0, h = 0] = found.slice(1).map(Number)
          return { x, y, width: w, height: h }
        },
      ),
    }
  })
  const literal = (body: string) => inUnicode(/^\((.*)\)$/s.exec(body.trim())?.[1] ?? '')
  const information = [...objects.values()].find((body) => body.includes('/Producer')) ?? ''
  return {
    pages,
    alt: [...text.matchAll(/\/Alt \((.*)\)$/gm)].map(([, alt = '']) => alt),
    title: literal(object(reference(information, 'Title'))),
  }
}

/** The elements of a tagged PDF in the order in which they are read, from the outermost. */
export function readTags(file: Buffer): PdfTag[] {
  const { objects, object, drawnOn } = parsed(file)
  const marked = new Map<string, string>()
  for (const [id, body] of objects) {
    if (!body.includes('/Type /Page\n')) continue
    const { drawn, maps } = drawnOn(id)
    for (const [, mark, content = ''] of drawn.matchAll(/\/MCID (\d+)\n>> BDC\n(.*?)^EMC$/gms)) {
      const actual = [...content.matchAll(/\/ActualText \((.*?)\)\n/gs)].map(([, words = '']) =>
        inUnicode(words),
      )
      marked.set(`${id} ${mark}`, linesOf(content, maps).join('') + actual.join(''))
    }
  }
  const tagOf = (id: string): PdfTag => {
    const body = object(id)
    const page = reference(body, 'Pg')
    const [, kids = ''] = /\/K \[(.*)\]/s.exec(body) ?? []
    const parts: PdfTag[] = []
    let text = ''
    for (const [kid, other, mark] of kids.matchAll(
      /<<.*?\/Pg (\d+) 0 R.*?\/MCID (\d+)\s*>>|<<.*?>>|\d+ 0 R|\d+/gs,
    )) {
      if (mark) text += marked.get(`${other} ${mark}`) ?? ''
      else if (kid.endsWith('R')) {
        const part = tagOf(kid.split(' ')[0] ?? '')
        parts.push(part)
        text += part.text
      } else if (!kid.startsWith('<<')) text += marked.get(`${page} ${kid}`) ?? ''
    }
    const [, kind = ''] = /\/S \/(\w+)/.exec(body) ?? []
    const [, expanded] = /\/E \((.*?)\)\n/.exec(body) ?? []
    return { kind, text, expanded, parts }
  }
  const root = [...objects.values()].find((body) => body.includes('/Type /StructTreeRoot')) ?? ''
  const [, first = ''] = /\/K \[(.*?)\]/s.exec(root) ?? []
  return [...first.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => tagOf(id))
}

/** Elements and all within them, in the order in which they are read. */
export const all = (tags: readonly PdfTag[]): PdfTag[] =>
  tags.flatMap((tag) => [tag, ...all(tag.parts)])

const reference = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]

function parsed(file: Buffer) {
  const text = file.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id = '', body]) => [
      id,
      body ?? '',
    ]),
  )
  const object = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const stream = (id: string | undefined) => {
    const [, bytes = ''] = /stream\n(.*)\nendstream/s.exec(object(id)) ?? []
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
  }
  /** What is drawn on a page, and the characters of its fonts. */
  const drawnOn = (page: string) => {
    const body = object(page)
    const fonts = object(reference(body, 'Resources')).matchAll(/\/(F\d+) (\d+) 0 R/g)
    const maps = new Map(
      [...fonts].map(([, name, id]) => [
        name,
        charactersOf(stream(reference(object(id), 'ToUnicode'))),
      ]),
    )
    return { drawn: stream(reference(body, 'Contents')), maps }
  }
  return { text, objects, object, drawnOn }
}

/** A text beyond Latin is written as UTF-16, with a mark before it. */
function inUnicode(text: string): string {
  if (!text.startsWith('\u00fe\u00ff')) return text
  return Buffer.from(text, 'latin1').swap16().toString('utf16le').slice(1)
}

/** The characters of each glyph, by its number; several of a ligature. */
function charactersOf(map: string): string[] {
  const ranges = [...map.matchAll(/^<\w+> <\w+> \[(.*?)\]$/gms)]
  return ranges
    .flatMap(([, list = '']) => [...list.matchAll(/<([\w ]+)>/g)])
    .map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    )
}

/** Lines are drawn one by one, each with its font before it. */
function linesOf(drawn: string, maps: ReadonlyMap<string | undefined, string[]>): string[] {
  return [...drawn.matchAll(/\/(F\d+) [\d.]+ Tf\n(?:.*\n)*?\[(.*)\] TJ/g)].map(
    ([, font, line = '']) =>
      [...line.matchAll(/<(\w+)>/g)]
        .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => maps.get(font)?.[Number.parseInt(glyph, 16)] ?? '?')
        .join(''),
  )
}
