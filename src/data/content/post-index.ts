import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { readFields } from '../site/read-fields.ts'

/** Half the work of 100 a query, and no more than some milliseconds of the event loop. */
const pageSize = 250
const select = { uid: true, type: true, locations: true, noIndex: true } as const

/** What decides where each published post is seen, read once per content epoch. */
export const readPostIndex = oncePerEpoch('news-posts', async () => {
  const posts = await readFields('news-posts', { select, pageSize })
  return posts.map(({ id, uid, type, locations, noIndex }) => ({
    ...{ id, uid, type, noIndex },
    locations: locations?.length ? locations : null,
  }))
})
