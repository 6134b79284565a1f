import type { Pdf } from './pdf-file.ts'

type Options = NonNullable<Parameters<Pdf['struct']>[1]>
type Element = ReturnType<Pdf['struct']>

/** An element of a document for those who have it read to them; it becomes one when something is drawn in it. */
export type PdfTag = { kind: string; parent: PdfTag | null; options?: Options }

/** Draws what a file says as parts of its elements, in reading order, over as many pages as it takes. */
export class PdfTags {
  readonly pdf: Pdf
  readonly #elements = new Map<PdfTag, Element>()

  constructor(pdf: Pdf) {
    this.pdf = pdf
  }

  draw(tag: PdfTag, draw: () => void): void {
    this.#elementOf(tag).add(draw)
  }

  /** Has a press on an area of the page lead to `href`, as an element says. */
  link(tag: PdfTag, href: string, area: { x: number; y: number; width: number; height: number }) {
    const { x, y, width, height } = area
    const option = { structParent: this.#elementOf(tag) }
    // What pdfkit takes of an element here is not in its types.
    this.pdf.link(x, y, width, height, href, option as never)
  }

  /** Draws what is no part of what the file says, as lines and numbers of pages. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact')
    draw()
    this.pdf.endMarkedContent()
  }

  #elementOf(tag: PdfTag): Element {
    const known = this.#elements.get(tag)
    if (known) return known
    const element = this.pdf.struct(tag.kind, tag.options)
    this.#elements.set(tag, element)
    if (tag.parent) this.#elementOf(tag.parent).add(element)
    else this.pdf.addStructure(element)
    return element
  }
}
