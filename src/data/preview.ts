import { asSite } from '#cms/context.ts'
import { documentPath } from '#lib/links.ts'
import { renderContext, withRenderContext } from '#lib/render-context.ts'
import { newsPath } from './news.ts'
import { getPayload } from './payload.ts'

const previewed = ['pages', 'locations', 'news-posts', 'menus'] as const
type Previewed = (typeof previewed)[number]

/** Path of the page that shows a document (`pages:12`), published or not; null for an unknown one. */
export async function previewPath(documentId: string): Promise<string | null> {
  const [name, number] = documentId.split(':')
  const collection = previewed.find((one) => one === name)
  const id = Number(number)
  if (!collection || !Number.isInteger(id)) return null
  const context = {
    requestId: renderContext()?.requestId ?? '',
    address: null,
    draft: documentId,
    validUntil: Number.POSITIVE_INFINITY,
  }
  return withRenderContext(context, () => pathOf(collection, id))
}

async function pathOf(collection: Previewed, id: number): Promise<string | null> {
  const payload = await getPayload()
  const found = { id, depth: 0, disableErrors: true, ...asSite } as const
  switch (collection) {
    case 'pages': {
      const page = await payload.findByID({ collection, ...found })
      return page && documentPath(page.type, page.uid)
    }
    case 'news-posts': {
      const post = await payload.findByID({ collection, ...found })
      return post && newsPath(post.type, post.uid)
    }
    case 'locations': {
      const location = await payload.findByID({ collection, ...found })
      return location && documentPath('location', location.uid)
    }
    case 'menus': {
      const menu = await payload.findByID({ collection, ...found })
      return menu && documentPath('menu')
    }
  }
}
