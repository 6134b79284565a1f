import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import type { Site } from '#tests/support/site.ts'
import { type Ask, signIn } from '#tests/support/staff.ts'
import { test as workerTest } from '#tests/support/worker-site.ts'

// Sessions by name: an editor, a host, and an administrator with a one-time password.
const test = workerTest.extend('tokens', { scope: 'file' }, async ({ site, ask }) => ({
  editor: await account(site, ask, 'editor', true),
  host: await account(site, ask, 'host', true),
  newcomer: await account(site, ask, 'admin', false),
}))

/** Makes an account with this role, and answers with the token of its session. */
async function account(site: Site, ask: Ask, role: string, choosesPassword: boolean) {
  const email = `${role}-${choosesPassword}@example.com`
  const password = 'good for the first login'
  await ask('POST', '/staff', { name: role, email, password, roles: [role], allLocations: true })
  if (choosesPassword) await signIn(site, { email, password })
  const own = choosesPassword ? 'a password of their own' : password
  const reply = await fetch(`${site.url}/admin/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
    body: JSON.stringify({ email, password: own }),
  })
  return ((await reply.json()) as { token: string }).token
}

type Action = { exportedName?: string; filename?: string }

/** The server actions of the build by their ids. */
const actions = (): Record<string, Action> =>
  JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8')).node

/** Calls the admin's server action as the admin does, and says whether it was let in. */
async function call(site: Site, token: string, name: string, args: unknown) {
  const [id] =
    Object.entries(actions()).find(([, { filename = '' }]) => filename.startsWith('src/')) ?? []
  const reply = await fetch(`${site.url}/admin`, {
    method: 'POST',
    headers: {
      'next-action': id ?? '',
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      origin: site.url,
      authorization: `JWT ${token}`,
    },
    body: JSON.stringify([{ name, args }]),
  })
  return { status: reply.status, text: await reply.text() }
}

/** Ids of what is planned for a document. */
function plansFor(site: Site, doc: { relationTo: string; value: string }): number[] {
  const database = new DatabaseSync(path.join(site.dataDir, 'content.db'), { readOnly: true })
  const rows = database.prepare('SELECT id, input FROM payload_jobs').all()
  database.close()
  return rows.flatMap(({ id, input }) => {
    const about = (JSON.parse(String(input)) as { doc?: typeof doc }).doc
    return about?.relationTo === doc.relationTo && about.value === doc.value ? [Number(id)] : []
  })
}

describe('the server action of the admin', () => {
  test('is the only one of the build but that which keeps the language', () => {
    const files = Object.values(actions()).map(({ filename }) => filename)
    expect(files.sort()).toEqual([
      'node_modules/@payloadcms/next/dist/layouts/Root/index.js',
      'src/app/(payload)/layout.tsx',
    ])
  })

  test('plans and takes back for editors, and for nobody else', async ({ site, ask, tokens }) => {
    const { docs } = (await ask('GET', '/pages?limit=1')) as { docs: { id: number }[] }
    const id = docs[0]?.id ?? 0
    // A date as React sends it.
    const date = '$D2999-01-01T12:00:00.000Z'
    const plan = { type: 'unpublish', date, doc: { relationTo: 'pages', value: String(id) } }
    const upcoming = () => plansFor(site, plan.doc)
    const planned = await call(site, tokens.editor, 'schedule-publish', plan)
    expect(planned.text).toContain('Success')
    const [job] = upcoming()
    expect(job).toBeGreaterThan(0)
    for (const token of [tokens.host, tokens.newcomer, 'nobody']) {
      for (const args of [plan, { deleteID: job }, { ...plan, deleteID: job }]) {
        expect((await call(site, token, 'schedule-publish', args)).status).toBe(500)
      }
    }
    expect(upcoming()).toEqual([job])
    expect((await call(site, tokens.editor, 'schedule-publish', { deleteID: job })).status).toBe(
      200,
    )
    expect(upcoming()).toEqual([])
  })

  test('gives previews to who may see drafts', async ({ site, ask, tokens }) => {
    const { docs } = (await ask('GET', '/pages?limit=1')) as { docs: { id: number }[] }
    const args = {
      collectionSlug: 'pages',
      ...{ id: docs[0]?.id, data: { title: 'x' }, operation: 'update', schemaPath: 'pages' },
      ...{ returnPreviewURL: true, skipValidation: true, docPermissions: { fields: true } },
    }
    expect((await call(site, tokens.host, 'form-state', args)).text).toContain('/preview?token=')
    const refused = await call(site, tokens.newcomer, 'form-state', args)
    expect(refused.text).not.toContain('/preview?token=')
  })
})

test('nobody else on the machine reads what a site keeps', async ({ site, ask, tokens }) => {
  const data = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#b5401a' },
  })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A wall' }))
  form.set('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), 'wall.jpg')
  const answer = await fetch(`${site.url}/admin/api/media`, {
    method: 'POST',
    headers: { authorization: `JWT ${tokens.editor}` },
    body: form,
  })
  expect(answer.status).toBe(201)
  const { doc } = (await answer.json()) as { doc: { filename: string } }
  expect((await fetch(`${site.url}/media/${doc.filename}`)).status).toBe(200)
  await ask('GET', '/staff/me')
  const names = globSync('**/*', { cwd: site.dataDir })
  expect(names).toContain(`media/${doc.filename}`)
  expect(names).toEqual(expect.arrayContaining(['content.db', 'content.db-wal', 'booking.db']))
  const open = ['.', ...names].filter(
    (name) => statSync(path.join(site.dataDir, name)).mode & 0o077,
  )
  expect(open).toEqual([])
})
