import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Content, startContent } from '#tests/support/content.ts'
import { GROUPS } from '#tests/support/groups/groups.ts'

let system: Content
let token: string

beforeAll(async () => {
  system = await startContent()
  token = await system.signIn(['admin'])
})
afterAll(() => system?.stop())

const dishes = async () => (await system.payload.count({ collection: 'menu-items' })).totalDocs

// Their pictures are looked at, and written by the drill `groups` alone: each is made in ten sizes.
it.each(GROUPS)('no row of the files of $name is refused, and no picture', async (group) => {
  const { bringerOf } = await import('#tests/support/groups/bring-group.ts')
  const { bringFiles, checkPictures } = bringerOf(system.payload, token)
  const before = await dishes()
  await bringFiles(group.name)
  const where = { uid: { equals: group.restaurant }, _status: { equals: 'published' } }
  const { docs } = await system.payload.find({ collection: 'locations', where, depth: 0 })
  expect(docs).toHaveLength(1)
  expect((await dishes()) - before).toBeGreaterThan(10)
  expect(await checkPictures(group.name)).toBeTruthy()
})
