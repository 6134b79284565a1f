import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseStyleSheet, type StyleSheet, usedCss } from './style-sheet.ts'

/** How long the first paint waits at most for the fonts, ms. */
export const MAX_FONT_WAIT_MS = 1000

const HIDDEN = 'html[data-fonts=pending] body{visibility:hidden}'

const FONT_FACE = /@font-face\{font-family:([^;]+);src:url\(([^)]+)\)/g

const WAIT_FOR_FONTS = `(families,longest)=>{
  let html=document.documentElement,
  show=()=>html.removeAttribute("data-fonts");
  html.setAttribute("data-fonts","pending");
  setTimeout(show,longest);
  Promise.all(families.map(family=>document.fonts.load("1em "+family))).then(show,show)
}`.replace(/\n\s*/g, '')

const BUILD = '/_next/'

/** A style sheet of the build, as React writes it into a page. */
const SHEET =
  /<link(?=[^<>]* rel="stylesheet")(?=[^<>]* data-precedence="(\w+)")[^<>]* href="(\/_next\/static\/[\w/-]+\.css)"[^<>]*\/>/g

/**
 * A style sheet that was taken out of a page: its address, React's name for its place among others, and
 * whether the page has all of it, so that it is not fetched.
 */
export type DeferredSheet = readonly [href: string, precedence: string, complete: boolean]

type Sheet = { css: string; parsed: StyleSheet }

/**
 * Characters of a sheet up to which the first ones of a page are inlined as they are: tokens and rules for
 * elements, of which every page uses nearly all. Only the first ones, so that the cascade stays as it was.
 */
const MAX_GLOBAL_LENGTH = 8000

/** A page with its styles inlined, and the style sheets that it no longer names, in order. */
type InlinedPage = { html: string; sheets: DeferredSheet[] }

/** Inlines into a page the CSS that its document uses, in place of its style sheets (decision 77). */
export class StyleInliner {
  readonly #distDir: string
  readonly #parsed = new Map<string, Sheet | null>()

  /** `distDir`: the build's folder, served below `/_next/`. */
  constructor(distDir: string) {
    this.#distDir = distDir
  }

  /**
   * The page is unchanged if it has no style sheets or one of them cannot be read. Its first paint waits for
   * its preloaded fonts, at most `MAX_FONT_WAIT_MS`, so that no text moves when they come. `nonce`: the
   * render's.
   */
  inline(html: string, nonce: string): InlinedPage {
    const head = html.slice(0, html.indexOf('</head>') + 1)
    const links = [...head.matchAll(SHEET)]
    const found = links.map(([, , href = '']) => this.#sheet(href)).filter((one) => one !== null)
    if (links.length === 0 || found.length < links.length) return { html, sheets: [] }
    const global = found.findIndex(({ css }) => css.length > MAX_GLOBAL_LENGTH)
    const complete = global === -1 ? found.length : global
    const sheets = links.map(
      ([, precedence = '', href = ''], index): DeferredSheet => [
        href,
        precedence,
        index < complete,
      ],
    )
    const whole = found.slice(0, complete).map(({ css }) => css)
    const used = usedCss(
      found.slice(complete).map(({ parsed }) => parsed),
      classesIn(html),
    )
    const css = whole.join('') + used
    const fonts = [...css.matchAll(FONT_FACE)].filter(([, , url]) => head.includes(`"${url}"`))
    const families = fonts.map(([, family]) => family)
    let style = elements(css, families, nonce)
    const inlined = head.replace(SHEET, () => {
      const first = style
      style = ''
      return first
    })
    return { html: inlined + html.slice(head.length), sheets }
  }

  #sheet(href: string): Sheet | null {
    const known = this.#parsed.get(href)
    if (known !== undefined) return known
    const sheet = this.#read(href)
    this.#parsed.set(href, sheet)
    return sheet
  }

  #read(href: string): Sheet | null {
    try {
      const text = readFileSync(path.join(this.#distDir, href.slice(BUILD.length)), 'utf8')
      const css = withAbsoluteUrls(text, href)
      // Nothing may end the style element early.
      return css.includes('</') ? null : { css, parsed: parseStyleSheet(css) }
    } catch {
      return null
    }
  }
}

/** `families`: the fonts that the page preloads. */
function elements(css: string, families: readonly string[], nonce: string): string {
  // By the attribute React knows that the element is not one of a component.
  const style = `<style data-precedence="inlined">${css}${HIDDEN}</style>`
  if (families.length === 0) return style
  const wait = `(${WAIT_FOR_FONTS})(${JSON.stringify(families)},${MAX_FONT_WAIT_MS})`
  return `${style}<script nonce="${nonce}">${wait}</script>`
}

const URL_REFERENCE = /\burl\((["']?)(?!["'/#]|[a-z]+:)([^"')]*)/g

function withAbsoluteUrls(css: string, href: string): string {
  const absolute = (url: string) => path.posix.join(path.posix.dirname(href), url)
  return css.replace(
    URL_REFERENCE,
    (_, quote: string, url: string) => `url(${quote}${absolute(url)}`,
  )
}

const CLASSES = / class="([^"]*)"/g

function classesIn(html: string): Set<string> {
  const values = new Set([...html.matchAll(CLASSES)].map(([, value = '']) => value))
  return new Set([...values].flatMap((value) => value.split(' ')))
}

/** `Link` headers without preloads of style sheets, which would come before the first picture. */
export function withoutStylePreloads(headers: readonly [string, string][]): [string, string][] {
  return headers.flatMap(([name, value]): [string, string][] => {
    if (name !== 'link') return [[name, value]]
    const kept = value.split(/,\s*(?=<)/).filter((link) => !/;\s*as="?style"?/.test(link))
    return kept.length > 0 ? [[name, kept.join(', ')]] : []
  })
}
