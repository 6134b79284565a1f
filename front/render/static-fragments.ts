import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const PLACEHOLDER = /(<div data-frag="([\w-]{11})"[^>]*>)<\/div>/g

/**
 * The static fragments of one page (decision 20): markup without scripts, rendered to HTML here. Next
 * renders a placeholder with the fragment's id, which is replaced when the page is complete.
 */
export class StaticFragments {
  readonly #markup = new Map<string, string>()

  /** Renders `node` and returns its id, a hash of its HTML. Throws if it has client components or suspends. */
  readonly render = (node: ReactNode): string => {
    const html = renderToStaticMarkup(node)
    const id = createHash('sha256').update(html).digest('base64url').slice(0, 11)
    this.#markup.set(id, html)
    return id
  }

  /** Returns `page` with all placeholders filled. Throws if a fragment is missing. */
  inject(page: Buffer): Buffer {
    if (this.#markup.size === 0) return page
    const html = page.toString('utf8').replace(PLACEHOLDER, (_, start: string, id: string) => {
      const markup = this.#markup.get(id)
      if (markup === undefined)
        throw new Error(`The static fragment ${id} of a page was not rendered`)
      return `${start}${markup}</div>`
    })
    return Buffer.from(html)
  }
}
