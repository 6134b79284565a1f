import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { readFields } from '../site/read-fields.ts'

const select = { uid: true, type: true, locations: true, noIndex: true } as const

/** What decides where each published post is seen, read once per content epoch. */
export const readPostIndex = oncePerEpoch('news-posts', async () => {
  const posts = await readFields('news-posts', { select })
  return posts.map(({ id, uid, type, locations, noIndex }) => ({
    ...{ id, uid, type, noIndex },
    locations: locations?.length ? locations : null,
  }))
})
