import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const PLACE = /(<div data-still="([\w-]{11})"[^>]*>)<\/div>/g

/**
 * The still parts of one page (decision 20): drawn here to plain HTML, named by their content, and
 * put into the page when Next has written the rest. Next only ever hears the names.
 */
export class Stills {
  readonly #markup = new Map<string, string>()

  /** Draws `node` and answers its name. Throws where it has islands or has to wait for something. */
  readonly draw = (node: ReactNode): string => {
    const html = renderToStaticMarkup(node)
    const name = createHash('sha256').update(html).digest('base64url').slice(0, 11)
    this.#markup.set(name, html)
    return name
  }

  /** `page` with every still part in its place. Throws where one is missing. */
  fill(page: Buffer): Buffer {
    if (this.#markup.size === 0) return page
    const html = page.toString('utf8').replace(PLACE, (_, start: string, name: string) => {
      const markup = this.#markup.get(name)
      if (markup === undefined) throw new Error(`Nobody drew the still part ${name} of a page`)
      return `${start}${markup}</div>`
    })
    return Buffer.from(html)
  }
}
