import type { Endpoint } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Content, startContent } from '#tests/support/content.ts'

let system: Content
let admin: string
let newcomer: string
beforeAll(async () => {
  system = await startContent()
  admin = await system.signIn(['admin'])
  newcomer = await system.signIn(['admin'], { mustChangePassword: true })
})
afterAll(() => system?.stop())

const make = (title: string) => system.make('zones', { title, uid: title })
const keyOf = async (id: number) => {
  const zone = await system.payload.findByID({ collection: 'zones', id })
  return String((zone as { _order?: string | null })._order)
}

/** Each endpoint of the content system's interface, with what stands for its parameters. */
function endpoints(): [method: string, address: string][] {
  const { collections, globals, endpoints } = system.payload.config
  const below = (prefix: string, list: Omit<Endpoint, 'root'>[] | false) =>
    (list || []).flatMap(({ method, path }) =>
      ['1', 'x'].map((value): [string, string] => [
        method.toUpperCase(),
        prefix + path.replace(/:\w+\??/, value),
      ]),
    )
  const own = [
    ...collections.flatMap(({ slug, endpoints }) => below(`/${slug}`, endpoints)),
    ...globals.flatMap(({ slug, endpoints }) => below(`/globals/${slug}`, endpoints)),
    ...below('', endpoints),
  ]
  // And what there is not.
  const none = ['media', 'staff', 'globals/settings'].flatMap((slug) =>
    ['GET', 'POST', 'PATCH', 'DELETE'].map((method): [string, string] => [
      method,
      `/${slug}/versions/1`,
    ]),
  )
  return [...own, ...none]
}

describe('the content system’s own interface', () => {
  test('has no versions of what has none', async () => {
    const { status } = await system.rest('POST', '/media/versions/1', { as: admin })
    expect(status).toBe(404)
    expect((await system.rest('POST', '/media/versions/1')).status).toBe(404)
    expect((await system.rest('GET', '/pages/versions', { as: admin })).status).toBe(200)
  })

  test('takes a new order of what staff put in order', async () => {
    const [first, second] = [await make('one'), await make('two')]
    const order = {
      ...{ collectionSlug: 'zones', orderableFieldName: '_order', newKeyWillBe: 'less' },
      docsToMove: [second],
      target: { id: first, key: await keyOf(first) },
    }
    const { status } = await system.rest('POST', '/reorder', { as: admin, body: order })
    expect(status).toBe(200)
    expect((await keyOf(second)) < (await keyOf(first))).toBe(true)
  })

  // ASVS 13.4.5
  test('tells nobody what there is', async () => {
    const nobody = await system.rest('GET', '/access')
    expect(nobody).toMatchObject({ status: 200 })
    expect(nobody.body).toEqual({ canAccessAdmin: false })
    for (const address of ['/pages/access/1', '/media/access', '/globals/settings/access'])
      expect((await system.rest('POST', address, { body: {} })).status, address).toBe(403)
    const { body } = await system.rest('GET', '/access', { as: admin })
    expect(body).toMatchObject({ canAccessAdmin: true, collections: { pages: expect.anything() } })
  })

  test('fails at nothing that anybody asks for, whoever it is', async () => {
    const failed: unknown[] = []
    for (const [method, address] of new Map(endpoints().map((one) => [one.join(), one])).values()) {
      // Whoever may delete all would delete themselves, and what is asked after it.
      const destructive = address.endsWith('/logout') || method === 'DELETE'
      for (const as of destructive ? [undefined] : [undefined, newcomer, admin])
        for (const body of method === 'GET' ? [undefined] : [undefined, {}, null]) {
          const who = as === undefined ? 'nobody' : as === admin ? 'admin' : 'newcomer'
          const { status, body: said } = await system.rest(method, address, {
            ...(as ? { as } : {}),
            ...(body === undefined ? {} : { body }),
          })
          if (status >= 500) failed.push([who, method, address, body, status, said])
        }
    }
    expect(failed).toEqual([])
  })

  test('is not at fault for what nobody can read', async () => {
    const { handleEndpoints } = await import('payload')
    for (const [type, body] of [
      ['application/json', '{'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=b', 'x'],
      ['multipart/form-data; boundary=b', '--b\r\nX\r\n\r\n'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--b--\r\n',
      ],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="f"\r\n\r\nx\r\n'.repeat(5000),
      ],
    ] as const) {
      const { config } = system.payload
      const request = new Request(`${config.serverURL}/admin/api/media`, {
        ...{ method: 'POST', body, headers: { 'content-type': type } },
      })
      const { status } = await handleEndpoints({ config, request })
      expect([400, 403, 413], `${type} ${body.slice(0, 80)}`).toContain(status)
    }
  })
})
