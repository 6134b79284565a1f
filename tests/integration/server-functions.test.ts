import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerCall } from '#cms/access/guard-server-functions.ts'
import { type Content, startContent } from '#tests/support/content.ts'

let system: Content
const tokens: Record<string, string> = {}
const ids: Record<string, number> = {}

beforeAll(async () => {
  system = await startContent()
  for (const role of ['admin', 'editor', 'recruiter', 'marketing'] as const) {
    tokens[role] = await system.signIn([role], { allLocations: true })
  }
  ids.here = await system.openLocation('here')
  ids.there = await system.openLocation('there')
  tokens.host = await system.signIn(['host'], { locations: [ids.here] })
  tokens.newcomer = await system.signIn(['admin', 'editor'], { mustChangePassword: true })
  ids.page = await system.make('pages', { type: 'text-page', title: 'Terms', uid: 'terms' })
  for (const name of ['newcomer', 'host'] as const) {
    const { body } = await system.rest('GET', '/staff/me', { as: tokens[name] as string })
    ids[name] = (body.user as { id: number }).id
  }
})
afterAll(() => system?.stop())

/** Who of all may make a call. */
async function allowed(name: string, args: unknown): Promise<string[]> {
  const { guardServerFunction } = await import('#cms/access/guard-server-functions.ts')
  const may: string[] = []
  for (const who of ['nobody', ...Object.keys(tokens)]) {
    const headers = new Headers(who === 'nobody' ? {} : { authorization: `JWT ${tokens[who]}` })
    const call = { name, args } as ServerCall
    const refusal = await guardServerFunction(system.payload, headers, call).then(
      () => undefined,
      (error) => error,
    )
    if (refusal === undefined) may.push(who)
    else expect([name, refusal.status]).toEqual([name, 403])
  }
  return may.sort()
}

const staff = ['admin', 'editor', 'host', 'marketing', 'recruiter']
const editors = ['admin', 'editor']

describe('the admin’s server functions', () => {
  it('are those that were judged: a new one of Payload’s is refused until it is', async () => {
    const { serverFunctions } = await import('#cms/access/guard-server-functions.ts')
    const file = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'
    const [, list = ''] =
      /const baseServerFunctions = \{(.*?)\};/s.exec(readFileSync(file, 'utf8')) ?? []
    const names = [...list.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(Object.keys(serverFunctions).sort()).toEqual(names.sort())
    expect(await allowed('a-new-one', {})).toEqual([])
    expect(await allowed('constructor', {})).toEqual([])
  })

  // ASVS 8.2.1
  it('are all that a browser can call of Payload, but for its language', () => {
    const callable = (pattern: string) =>
      globSync(pattern).filter((file) => /^\s*['"]use server['"]/m.test(readFileSync(file, 'utf8')))
    const payload = callable('node_modules/{@payloadcms/*,payload}/dist/**/*.js')
    expect(payload.map((file) => file.replace(/^.*@payloadcms\//, '')).sort()).toEqual([
      // Not used, and so in no build.
      'next/dist/auth/login.js',
      'next/dist/auth/logout.js',
      'next/dist/auth/refresh.js',
      // Keeps the language of the admin in a cookie.
      'next/dist/layouts/Root/index.js',
    ])
    expect(callable('src/**/*.{ts,tsx}')).toEqual(['src/app/(payload)/layout.tsx'])
    const auth = globSync('src/**/*.{ts,tsx}').filter((file) =>
      readFileSync(file, 'utf8').includes('@payloadcms/next/auth'),
    )
    expect(auth).toEqual([])
  })

  it.each([
    'copy-data-from-locale',
    'get-default-layout',
    'get-folder-results-component-and-data',
    'render-widget',
    'slugify',
  ])('nobody needs %s', async (name) => {
    expect(await allowed(name, { collectionSlug: 'pages', docID: ids.page })).toEqual([])
  })

  it('show forms to who may read the document', async () => {
    const page = { collectionSlug: 'pages', id: ids.page }
    expect(await allowed('form-state', page)).toEqual(staff)
    expect(await allowed('form-state', { globalSlug: 'header' })).toEqual(staff)
    expect(await allowed('form-state', { collectionSlug: 'applications' })).toEqual([
      'admin',
      'recruiter',
    ])
    expect(await allowed('render-document', { collectionSlug: 'pages', docID: ids.page })).toEqual(
      staff,
    )
    expect(await allowed('render-document-slots', page)).toEqual(staff)
    expect(await allowed('render-field', { schemaPath: 'collection.enquiries.name' })).toEqual([
      'admin',
      'host',
      'marketing',
    ])
  })

  it('lock documents for who may change them', async () => {
    const lock = { returnLockStatus: true }
    const page = { collectionSlug: 'pages', id: ids.page, ...lock }
    expect(await allowed('form-state', page)).toEqual(editors)
    expect(await allowed('form-state', { globalSlug: 'header', ...lock })).toEqual(editors)
    const settings = async (location: number | undefined) => {
      const where = { location: { equals: location } }
      const { docs } = await system.payload.find({ collection: 'booking-settings', where })
      return { collectionSlug: 'booking-settings', id: docs[0]?.id, ...lock }
    }
    expect(await allowed('form-state', await settings(ids.here))).toEqual(['admin', 'host'])
    expect(await allowed('form-state', await settings(ids.there))).toEqual(['admin'])
  })

  it('show lists to who may read them, and none of what Payload keeps for itself', async () => {
    for (const name of ['render-list', 'table-state']) {
      expect(await allowed(name, { collectionSlug: 'pages' })).toEqual(staff)
      expect(await allowed(name, { collectionSlug: 'subscribers' })).toEqual(['admin', 'marketing'])
      for (const slug of ['payload-jobs', 'payload-preferences', 'payload-locked-documents']) {
        expect(await allowed(name, { collectionSlug: slug })).toEqual([])
      }
      expect(await allowed(name, { collectionSlug: ['pages', 'staff'] })).toEqual([])
    }
  })

  // ASVS 8.3.1
  it('let who has a one-time password do nothing but change their own account', async () => {
    const own = { collectionSlug: 'staff', id: ids.newcomer }
    for (const name of ['form-state', 'render-document-slots']) {
      expect(await allowed(name, own)).toEqual(['admin', 'newcomer'])
      expect(await allowed(name, { collectionSlug: 'staff', id: ids.host })).toEqual([
        'admin',
        'host',
      ])
      expect(await allowed(name, { collectionSlug: 'staff' })).not.toContain('newcomer')
    }
  })

  it.each([
    ['nothing', {}],
    ['no arguments', null],
    ['two things at once', { collectionSlug: 'pages', globalSlug: 'header' }],
    ['no such collection', { collectionSlug: 'constructor' }],
    ['no such global', { globalSlug: 'constructor' }],
    ['no id', { collectionSlug: 'pages', id: { not_equals: 0 } }],
    ['a widget', { widgetSlug: 'collections' }],
  ])('refuse calls about %s', async (_, args) => {
    for (const name of ['form-state', 'get-upcoming-scheduled-publish', 'schedule-publish']) {
      expect(await allowed(name, args)).toEqual([])
    }
  })
})

describe('scheduled publishing', () => {
  const date = '2999-01-01T12:00:00.000Z'
  const plan = (collection: string, id: number | undefined) => ({
    type: 'publish',
    date,
    doc: { relationTo: collection, value: String(id) },
  })

  /** Plans as the content system does, without asking who. */
  async function planned(input: Record<string, unknown>) {
    const job = await system.payload.jobs.queue({
      task: 'schedulePublish' as never,
      input: { type: 'publish', ...input } as never,
      waitUntil: new Date(date),
    })
    return (job as { id: number }).id
  }

  it('is planned, and looked up, by who may publish the document', async () => {
    expect(await allowed('schedule-publish', plan('pages', ids.page))).toEqual(editors)
    expect(
      await allowed('schedule-publish', { type: 'unpublish', date, global: 'banner' }),
    ).toEqual(editors)
    expect(await allowed('schedule-publish', plan('booking-settings', 1))).toEqual([])
    expect(await allowed('schedule-publish', plan('payload-jobs', 1))).toEqual([])
    const page = { collectionSlug: 'pages', id: ids.page }
    expect(await allowed('get-upcoming-scheduled-publish', page)).toEqual(editors)
  })

  it('is taken back by who may publish what it is about, and by nobody else', async () => {
    const input = { doc: { relationTo: 'pages', value: String(ids.page) } }
    const deleteID = await planned(input)
    expect(await allowed('schedule-publish', { deleteID })).toEqual(editors)
    const global = await planned({ global: 'banner' })
    expect(await allowed('schedule-publish', { deleteID: global })).toEqual(editors)
  })

  it('is taken back together with another plan only by who may do both', async () => {
    const deleteID = await planned({ doc: { relationTo: 'booking-settings', value: '1' } })
    const both = { deleteID, ...plan('pages', ids.page) }
    expect(await allowed('schedule-publish', both)).toEqual([])
  })

  it.each([987_654, '1', { not_equals: 0 }, [1]])(
    'of which there is no %j is left alone',
    async (deleteID) => {
      if (deleteID === '1') await system.payload.delete({ collection: 'payload-jobs', where: {} })
      expect(await allowed('schedule-publish', { deleteID })).toEqual([])
    },
  )

  it('is nothing that the interface for programs lists, makes or takes back', async () => {
    const id = await planned({ doc: { relationTo: 'pages', value: String(ids.page) } })
    for (const [who, token] of Object.entries(tokens)) {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? {} : undefined
        const { status } = await system.rest(method, `/payload-jobs/${id}`, { as: token, body })
        expect([who, method, status]).toEqual([who, method, 403])
      }
      const { status } = await system.rest('POST', '/payload-jobs', { as: token, body: {} })
      expect([who, status]).toEqual([who, 403])
    }
  })
})
