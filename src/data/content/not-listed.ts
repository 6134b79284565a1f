import { asPublicSite } from '#cms/content/context.ts'
import { whyNotListed } from '#cms/menu-check/why-not-listed.ts'
import { getPayload } from '../site/payload.ts'

/** A dish or a category that guests see on no menu, and in words what would have to be done about it. */
export type NotListed = { title: string; why: string }

/** What keeps the dish or category of a preview (`menu-items:12`) from guests; null for anything else. */
export async function readNotListed(documentId: string): Promise<NotListed | null> {
  const [name, number] = documentId.split(':')
  const collection = (['menu-categories', 'menu-items'] as const).find((one) => one === name)
  if (!collection) return null
  const payload = await getPayload()
  const id = Number(number)
  const found = { id, draft: true, depth: 0, disableErrors: true, ...asPublicSite }
  const document = await payload.findByID({ collection, ...found })
  if (!document) return null
  return { title: document.title, why: await whyNotListed(payload, collection, id) }
}
