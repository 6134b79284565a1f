import { afterAll, beforeAll, expect, test } from 'vitest'
import { lexicalRoot, paragraphNode, textNode } from '#lib/text/lexical-nodes.ts'
import { type Content, startContent } from '#tests/support/content.ts'
import { jsonOf } from '#tests/support/fuzz/fields/hostile-values.ts'

let system: Content
let as: string
beforeAll(async () => {
  system = await startContent()
  as = await system.signIn(['admin'])
})
afterAll(() => system?.stop())

const MALFORMED = [
  ...['a word', 7, true, [], {}, { root: null }, { root: { children: {} } }],
  { root: { type: 'root', children: [{ type: 'paragraph', children: 'x' }] } },
  { root: { type: 'root', children: [{ type: 'paragraph', children: [null, 7, 'x', []] }] } },
]

// ASVS 2.2.1
test.each(['published', 'draft'])(
  'a %s is refused at its field where a value is no formatted text',
  async (_status) => {
    const query = _status === 'draft' ? '?draft=true' : ''
    for (const content of MALFORMED) {
      const slices = [{ blockType: 'rich_text', content }]
      const body = { title: 'Pier', uid: 'pier', type: 'text-page', slices, _status }
      const answer = await system.rest('POST', `/pages${query}`, { as, body })
      expect([content, answer.status]).toEqual([content, 400])
      const errors = JSON.stringify(answer.body.errors)
      expect(errors).toContain('slices.0.content')
      expect(errors).toContain('This text cannot be read.')
    }
  },
)

const DEEPEST = '20000 quotes within one another'

// ASVS 2.2.1
test.each([
  [
    'POST',
    '/pages',
    'slices.0.content',
    (slices: unknown[]) => ({ title: 'Pier', uid: 'deep', slices }),
  ],
  [
    'POST',
    '/globals/cookies',
    'description',
    (_: unknown, description: string) => ({ description }),
  ],
  [
    'POST',
    '/menu-items',
    'description',
    (_: unknown, description: string) => ({ title: 'Oysters', description }),
  ],
] as const)(
  '%s %s refuses at %s what is nested deeper than any text, also as a draft',
  async (method, path, field, values) => {
    for (const [query, _status] of [
      ['', 'published'],
      ['?draft=true', 'draft'],
    ]) {
      const slices = [{ blockType: 'rich_text', content: DEEPEST }]
      const body = jsonOf({ ...values(slices, DEEPEST), _status })
      const reply = await system.open(path + query, as, { method, body })
      const { errors } = (await reply.json()) as {
        errors: { data?: { errors: { path: string }[] } }[]
      }
      expect([reply.status, errors[0]?.data?.errors[0]?.path]).toEqual([400, field])
    }
  },
)

test('a text of the editor is taken, and may be emptied', async () => {
  const content = lexicalRoot([paragraphNode([textNode('Wood smoke.')])])
  const slices = [{ blockType: 'rich_text', content }]
  const page = { title: 'Pier', uid: 'pier', type: 'text-page', slices, _status: 'published' }
  expect((await system.rest('POST', '/pages', { as, body: page })).status).toBe(201)
  for (const description of [content, null]) {
    const body = { enabled: true, description, _status: 'published' }
    expect((await system.rest('POST', '/globals/cookies', { as, body })).status).toBe(200)
  }
})
