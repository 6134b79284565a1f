import type { Payload } from 'payload'
import type { Made } from './make-content.ts'

/** When what is scheduled is to be published: long ago, as nobody has looked since, and in a far year. */
const DUE = '2026-01-05T12:00:00.000Z'
const FAR = '2099-01-05T12:00:00.000Z'

/**
 * Adds what is not published: a change of a page, a page that was to be published and one that is to be,
 * and a page in the trash.
 */
export async function makeDrafts(payload: Payload, { id }: Made): Promise<void> {
  const collection = 'pages'
  const terms = { title: 'The terms, with a change' }
  await payload.update({ collection, id: id(collection, 'terms'), data: terms, draft: true })
  for (const [uid, when] of [
    ['autumn', DUE],
    ['winter', FAR],
  ] as const) {
    const data = { title: `The ${uid}`, uid, type: 'text-page' as const }
    const page = await payload.create({ collection, data, draft: true })
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: collection, value: page.id } },
      waitUntil: new Date(when),
    } as never)
  }
  const data = { title: 'The summer', uid: 'summer', type: 'text-page' as const }
  const page = await payload.create({ collection, data: { ...data, _status: 'published' } })
  await payload.update({ collection, id: page.id, data: { deletedAt: DUE } })
}
