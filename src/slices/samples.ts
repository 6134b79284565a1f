import type { Picture } from '#lib/media/picture.ts'
import { ownLink, type ResolvedLink } from '#lib/routing/link.ts'
import type { RichNode, RichText } from '#lib/text/rich-text.ts'

/** The small pictures of `public/samples`: width, height and what is on them. */
const SAMPLES = {
  'fire-hero': [960, 540, 'An open wood fire with sparks rising'],
  'dining-room': [960, 540, 'A dining room at dusk with candles on the tables'],
  oysters: [960, 640, 'Oysters on ice with lemon'],
  steak: [960, 640, 'A steak off the grill with charred vegetables'],
  'cocktail-coupe': [960, 1200, 'A pale cocktail in a coupe glass'],
  patio: [960, 640, 'A patio with string lights in the evening'],
  tart: [960, 640, 'A berry tart with a slice taken out'],
  burger: [960, 640, 'A burger with melted cheese on a board'],
} as const satisfies Record<string, readonly [number, number, string]>

/** A committed sample picture in the form that `data/` gives pictures. */
export function samplePicture(name: keyof typeof SAMPLES): Picture {
  const [width, height, alt] = SAMPLES[name]
  const at = (size: number) => `/samples/${name}-${size}.avif ${size}w`
  return {
    alt,
    width,
    height,
    focalX: 50,
    focalY: 50,
    src: `/samples/${name}-960.jpg`,
    sources: [{ type: 'image/avif', srcset: `${at(480)}, ${at(960)}` }],
  }
}

/** A link of the site with its text. */
export function sampleLink(text: string, href = '/locations'): ResolvedLink {
  return ownLink(href, text)
}

/** Paragraphs as the editor would have written them. */
export function sampleText(...paragraphs: string[]): RichText {
  return { root: { children: paragraphs.map((text) => block('paragraph', text)) } }
}

/** One block of formatted text: a paragraph, or a heading with its `tag`. */
export function block(type: string, text: string, more: Partial<RichNode> = {}): RichNode {
  return { type, ...more, children: [{ type: 'text', text }] }
}
