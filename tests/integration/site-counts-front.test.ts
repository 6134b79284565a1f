import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countBuffer } from '#lib/site-counts/count-buffer.ts'
import { serveFront } from '#tests/support/front-server.ts'

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1'
const VIEW = [['view', 'burrard', 'menu']]
const COUNTED = { step: 'view', location: 'burrard', detail: 'menu', count: 1 }

let url = ''
let stop = () => {}
let logged = ''
const asked: string[] = []
const folder = mkdtempSync(path.join(os.tmpdir(), 'site-counts-'))

beforeAll(async () => {
  for (const name of ['media', 'dist/static', 'public'])
    mkdirSync(path.join(folder, name), { recursive: true })
  const served = await serveFront({
    folder,
    next: async (req, res) => {
      asked.push(req.url ?? '')
      res.end()
    },
    write: (line: string) => {
      logged += line
    },
  })
  stop = served.stop
  url = `http://127.0.0.1:${served.port}`
})
afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})
let visitors = 0
beforeEach(() => {
  countBuffer().take()
  visitors++
})

/** What a page of the site sends, from a network of its own. */
function send(body: string, headers: Record<string, string> = {}, method = 'POST') {
  return fetch(`${url}/counts`, {
    method,
    ...(method === 'POST' ? { body } : {}),
    headers: {
      'user-agent': BROWSER,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `198.18.7.${visitors}`,
      ...headers,
    },
  })
}
const view = (headers: Record<string, string> = {}) => send(JSON.stringify(VIEW), headers)
const counted = () =>
  countBuffer()
    .take()
    .map(({ at: _, ...one }) => one)

test('a page of the site counts, and nothing of the visitor is kept or logged', async () => {
  const answer = await view({ cookie: 'tableside-visitor=v1s1tor', referer: `${url}/my/t0ken` })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(counted()).toEqual([COUNTED])
  expect(logged).not.toMatch(/198\.18|iPhone|v1s1tor|t0ken|burrard/)
  expect(asked).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['asks not to be tracked', { 'sec-gpc': '1' }],
  ['is a robot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['says nothing of itself', { 'user-agent': '' }],
])('whoever %s is answered alike, and does not count', async (_, headers) => {
  expect((await view(headers)).status).toBe(204)
  expect(counted()).toEqual([])
})

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('pages of other sites are refused: %j', async (headers) => {
  expect((await view(headers)).status).toBe(403)
  expect(counted()).toEqual([])
})

test('what is no count is refused, and so is what is too large, and any other method', async () => {
  expect((await send('[["view","burrard","secret"]]')).status).toBe(400)
  expect((await send('no json')).status).toBe(400)
  expect((await send('x'.repeat(2000))).status).toBe(413)
  const read = await send('', {}, 'GET')
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  expect(counted()).toEqual([])
})

test('one network does not count without end', async () => {
  const statuses = new Set<number>()
  for (let n = 0; n < 601; n++) statuses.add((await view()).status)
  expect([...statuses]).toEqual([204, 429])
  expect(counted()).toEqual([{ ...COUNTED, count: 600 }])
})
