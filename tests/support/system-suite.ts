import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { SystemState } from '#cms/system/read-system-state.ts'
import { type Content, startContent } from './content.ts'
import type { PostgresDatabase } from './postgres.ts'

const DAY_MS = 24 * 60 * 60_000

/** What administrators are told of staff, prices and newer releases, on any database. */
export function describeSystem(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let admin: string
  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url)
    admin = await system.signIn(['admin'], { name: 'Ola' })
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
  })

  async function stateOf(): Promise<SystemState> {
    const { readSystemState } = await import('#cms/system/read-system-state.ts')
    return readSystemState(await system.request('/admin/system', admin))
  }
  async function rows(text: string, values: (string | number)[] = []) {
    const { query } = await import('#cms/database/query.ts')
    return query(system.payload, text, values)
  }

  it('counts accounts and invitations, and names who lacks a second step that their role needs', async () => {
    await system.payload.updateGlobal({
      slug: 'settings',
      data: { secondStepFor: 'roles', secondStepRoles: ['editor'] },
    })
    await system.signIn(['editor'], { name: 'Without' })
    await system.signIn(['host'], { name: 'Host' })
    const invited = await system.rest('POST', '/staff', {
      as: admin,
      body: { name: 'Guest', email: 'guest@example.com', roles: ['editor'] },
    })
    expect(invited.status).toBe(201)
    const { id } = (invited.body as { doc: { id: number } }).doc
    const { staff } = await stateOf()
    expect(staff).toMatchObject({ active: 3, invited: 1, expired: 0, withdrawn: 0 })
    expect(staff?.withoutSecondStep.map(({ name }) => name)).toEqual(['Without'])
    await rows('UPDATE staff SET invited_until = $1 WHERE id = $2', [
      '2020-01-01T00:00:00.000Z',
      id,
    ])
    expect((await stateOf()).staff).toMatchObject({ invited: 1, expired: 1 })
  })

  it('names who has not signed in for 90 days, once the log goes back as far', async () => {
    expect((await stateOf()).staff?.away).toBeNull()
    const old = Date.now() - 200 * DAY_MS
    await rows(
      `INSERT INTO audit_entries (at, act, actor, name, email, roles, subject, title, detail, changes)
       VALUES ($1, 'update', 'system', '', '', '', '', '', '', '{"fields":[],"more":0}')`,
      [old],
    )
    const createdAt = new Date(old).toISOString()
    await system.make('staff', {
      ...{ name: 'Gone', email: 'gone@example.com', password: 'a long enough password' },
      ...{ roles: ['host'], createdAt, state: 'active' },
    })
    await system.make('staff', {
      ...{ name: 'New', email: 'new@example.com', password: 'a long enough password' },
      ...{ roles: ['host'], state: 'active' },
    })
    const { staff } = await stateOf()
    expect(staff?.away?.days).toBe(90)
    expect(staff?.away?.accounts.map(({ name }) => name)).toEqual(['Gone'])
  })

  it('says who changed prices, how many dishes by one save, and nothing of other changes', async () => {
    const category = await system.make('menu-categories', { title: 'Raw bar' })
    const dish = (title: string) =>
      system.make('menu-items', { title, categories: [category], price: 12, _status: 'published' })
    const [one, two, three] = [await dish('Oysters'), await dish('Clams'), await dish('Mussels')]
    expect((await stateOf()).prices).toEqual([])
    const change = (id: number | undefined, before: number, after: number) => ({
      ...{ dish: id, size: null, zone: null, before, after },
    })
    const saved = await system.rest('POST', '/menu-editing/prices', {
      as: admin,
      body: { changes: [change(one, 1200, 1300), change(two, 1200, 1350)] },
    })
    expect(saved.status).toBe(200)
    await system.rest('PATCH', `/menu-items/${three}`, { as: admin, body: { title: 'Moules' } })
    const { prices } = await stateOf()
    expect(prices?.map(({ by, dishes }) => [by, dishes])).toEqual([['Ola', 2]])
  })

  it('asks a feed once a day and no oftener, remembers what it said, and since when it fails', async () => {
    const { askForUpdates, readUpdates } = await import('#cms/updates/updates.ts')
    let asked = 0
    let reply: { status: number; body: string }
    const release = (version: string, security = false) => ({
      ...{ version, date: '2027-03-01', security, notes: `https://tableside.example/${version}` },
    })
    const feedOf = (...releases: object[]) => ({ status: 200, body: JSON.stringify({ releases }) })
    const server = createServer((_, response) => {
      asked++
      response.statusCode = reply.status
      response.end(reply.body)
    })
    const url = await listening(server)
    const log = vi.fn()
    const at = (now: number, from = url) => askForUpdates(system.payload, { url: from, now, log })
    const read = (running = '1.0.0', from = url) =>
      readUpdates(system.payload, { url: from, running })
    const start = Date.UTC(2027, 2, 1)

    expect(await read()).toBeNull()
    reply = feedOf(release('1.1.0', true), release('1.2.0'), release('2.0.0-rc.1'))
    await at(start)
    expect(await read()).toMatchObject({
      ...{ newest: { version: '1.2.0' }, isSecurity: true, answeredAt: start, fault: null },
    })
    expect(await read('1.1.0')).toMatchObject({ newest: { version: '1.2.0' }, isSecurity: false })
    expect(await read('1.2.0')).toMatchObject({ newest: null })
    expect(await read('2.0.0-beta')).toMatchObject({ newest: { version: '2.0.0-rc.1' } })

    await at(start + DAY_MS - 1)
    expect(asked).toBe(1)
    for (const [day, status, body, fault] of [
      [1, 503, '{}', 'refused'],
      [2, 200, '<html>', 'unreadable'],
      [3, 200, JSON.stringify({ releases: [release('v9')] }), 'unreadable'],
    ] as const) {
      reply = { status, body }
      await at(start + day * DAY_MS)
      expect(await read()).toMatchObject({
        ...{ fault, failingSince: start + DAY_MS, answeredAt: start },
        newest: { version: '1.2.0' },
      })
    }
    expect(asked).toBe(4)
    await new Promise((resolve) => server.close(resolve))
    await at(start + 4 * DAY_MS)
    expect(await read()).toMatchObject({ fault: 'no_answer', failingSince: start + DAY_MS })
    expect(log.mock.calls.join()).not.toContain(url)
    // Another feed is asked at once, and says nothing until then.
    expect(await read('1.0.0', `${url}/other`)).toBeNull()
  })

  it('lets administrators make backups where one folder is for all instances, and names the command elsewhere', async () => {
    // Several instances share a Postgres database, and nobody has set a folder.
    const isAlone = database === null
    expect((await stateOf()).backups?.isPossible).toBe(isAlone)
    if (isAlone) return
    const refused = await system.rest('POST', '/backups/make', { as: admin, body: {} })
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatchObject({ code: 'only_command' })
  })

  it('says that no feed is set, where none is', async () => {
    expect((await stateOf()).updates).toBe('none')
  })
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases.json`
}
