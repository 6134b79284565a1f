import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const PLACEHOLDER = /(<div data-fragment="([\w-]{11})"[^>]*>)<\/div>/g

/**
 * The still parts of one page (decision 20): drawn here to plain HTML, named by their content, and
 * put into the page when Next has written the rest. Next only ever hears the names.
 */
export class StaticFragments {
  readonly #markup = new Map<string, string>()

  /** Draws `node` and answers its name. Throws where it has islands or has to wait for something. */
  readonly render = (node: ReactNode): string => {
    const html = renderToStaticMarkup(node)
    const id = createHash('sha256').update(html).digest('base64url').slice(0, 11)
    this.#markup.set(id, html)
    return id
  }

  /** `page` with every still part in its place. Throws where one is missing. */
  inject(page: Buffer): Buffer {
    if (this.#markup.size === 0) return page
    const html = page.toString('utf8').replace(PLACEHOLDER, (_, start: string, id: string) => {
      const markup = this.#markup.get(id)
      if (markup === undefined) throw new Error(`Nobody drew the still part ${id} of a page`)
      return `${start}${markup}</div>`
    })
    return Buffer.from(html)
  }
}
