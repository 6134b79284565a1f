import { decodePart } from '#lib/routing/decode-part.ts'
import { SHARED_PICTURE_PATH } from '#lib/routing/fixed-paths.ts'

/** What search engines and shared links show of a page, as the page itself says. */
export type ShownPage = {
  title: string
  /** The canonical address. */
  address: string
  description: string
  hidden: boolean
  card: { title: string; description: string; picture: string | null }
}

/** Reads a page's own words for search engines and shared links (`app/(site)/page-metadata.ts` makes them). */
export function shownPage(page: Document, origin: string): ShownPage {
  const meta = (attribute: 'name' | 'property', name: string) =>
    page.querySelector(`meta[${attribute}="${name}"]`)?.getAttribute('content') ?? ''
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '/'
  return {
    title: page.title,
    address: new URL(canonical, origin).href,
    description: meta('name', 'description'),
    hidden: /\bno(?:index|ne)\b/i.test(meta('name', 'robots')),
    card: {
      title: meta('property', 'og:title') || page.title,
      description: meta('property', 'og:description'),
      picture: meta('property', 'og:image') || null,
    },
  }
}

/** Letters that search engines show of a title and of a description, by and large. */
export const SHOWN_TITLE = 60
export const SHOWN_DESCRIPTION = 160

export type Warning =
  | { kind: 'hidden' | 'no_description' | 'no_picture' | 'group_picture' }
  | { kind: 'long_title' | 'long_description'; count: number }

/** What an editor may want to mend. `groupPictures`: names of the files of the group's own picture. */
export function warningsOf(page: ShownPage, groupPictures: readonly string[]): Warning[] {
  const title = lettersOf(page.title)
  const description = lettersOf(page.description)
  const { picture } = page.card
  const file = picture?.slice(picture.lastIndexOf('/') + 1)
  const warnings: (Warning | false)[] = [
    page.hidden && { kind: 'hidden' },
    title > SHOWN_TITLE && { kind: 'long_title', count: title },
    description === 0 && { kind: 'no_description' },
    description > SHOWN_DESCRIPTION && { kind: 'long_description', count: description },
    (picture === null || picture.endsWith(SHARED_PICTURE_PATH)) && { kind: 'no_picture' },
    file !== undefined &&
      groupPictures.includes(decodePart(file)) && {
        kind: 'group_picture',
      },
  ]
  return warnings.filter((one) => one !== false)
}

const lettersOf = (text: string) => [...text].length

/** A text as far as it is shown, cut between words. */
export function cut(text: string, most: number): string {
  if (lettersOf(text) <= most) return text
  const whole = [...text].slice(0, most + 1).join('')
  const end = whole.lastIndexOf(' ')
  return `${end > most / 2 ? whole.slice(0, end) : [...text].slice(0, most).join('')}…`
}

/** An address as results show it: `saltwood.example › locations › kitsilano`. */
export function trailOf(address: string): string {
  const { host, pathname } = new URL(address)
  return [host, ...pathname.split('/').filter(Boolean).map(decodePart)].join(' › ')
}
