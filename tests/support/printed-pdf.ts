import { inflateSync } from 'node:zlib'

/** A page of a PDF as it is printed: points from its left and its top. */
export type PdfPage = {
  width: number
  height: number
  /** Its text in the order in which it was written, one entry a line. */
  lines: string[]
  /** Filled squares and rectangles. */
  rectangles: { x: number; y: number; width: number; height: number }[]
}

/** Reads what pdfkit writes; other programs' files may be written otherwise. */
export function readPrinted(file: Buffer): { pages: PdfPage[]; alt: string[]; title: string } {
  const text = file.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id, body]) => [id, body ?? '']),
  )
  const object = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const stream = (id: string | undefined) => {
    const [, bytes = ''] = /stream\n(.*)\nendstream/s.exec(object(id)) ?? []
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
  }
  const reference = (body: string, name: string) =>
    new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]
  const pages = [...objects.values()]
    .filter((body) => body.includes('/Type /Page\n'))
    .map((body) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? []
      const fonts = object(reference(body, 'Resources')).matchAll(/\/(F\d+) (\d+) 0 R/g)
      const maps = new Map(
        [...fonts].map(([, name, id]) => [
          name,
          charactersOf(stream(reference(object(id), 'ToUnicode'))),
        ]),
      )
      const drawn = stream(reference(body, 'Contents'))
      return {
        width: Number(width),
        height: Number(height),
        lines: linesOf(drawn, maps),
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

/** A text beyond Latin is written as UTF-16, with a mark before it. */
function inUnicode(text: string): string {
  if (!text.startsWith('\u00fe\u00ff')) return text
  return Buffer.from(text, 'latin1').swap16().toString('utf16le').slice(1)
}

/** The character of each glyph, by its number. */
function charactersOf(map: string): string[] {
  const [, list = ''] = /beginbfrange\n<0000> <\w+> \[(.*?)\]/s.exec(map) ?? []
  return [...list.matchAll(/<(\w+)>/g)].map(([, code = '']) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
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
