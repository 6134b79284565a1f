import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { connectFront, type MediaSource } from '#lib/front/ports.ts'
import type { Files } from '#providers/files/contract.ts'
import { startBucket, type TestBucket } from '#tests/support/bucket/bucket.ts'
import { serveFront } from '#tests/support/front-server.ts'

const NAME = '0123456789abcdef-fire-480.webp'
const bytes = Buffer.alloc(200_000, 'embers and ')
const film = Buffer.from(Array.from({ length: 5000 }, (_, n) => n % 251))

let bucket: TestBucket

beforeAll(async () => {
  bucket = await startBucket()
  await bucket.files.put('media', NAME, bytes)
  await bucket.files.put('media', 'feedbeef-film.mp4', film)
  await bucket.files.put('media', 'feedbeef-menu.pdf', Buffer.from('%PDF-1.7'))
  await bucket.files.put('private/resumes', 'ab'.repeat(16), Buffer.from('%PDF- a resume'))
  connectFront({ media: mediaOf(bucket.files) })
})
beforeEach(() => {
  bucket.mend()
  bucket.requests.length = 0
})
afterAll(async () => {
  connectFront({ media: undefined })
  await bucket?.stop()
})

/** A front with a cache of its own, which has nothing yet. */
async function front(remoteMedia: { cacheBytes?: number; cdnUrl?: string } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-front-'))
  const cacheDir = path.join(folder, 'media-cache')
  const lines: string[] = []
  const { port, stop } = await serveFront({
    ...{ folder, next: async (_, res) => void res.end('a page') },
    remoteMedia: { cacheBytes: 1e8, cdnUrl: undefined, ...remoteMedia, cacheDir },
    write: (line) => void lines.push(line),
  })
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true })
  })
  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((done, fail) => {
      const req = request({ host: '127.0.0.1', port, path: address, method, headers, agent: false })
      req.on('error', fail)
      req.on('response', async (res) => {
        const { statusCode: status = 0, headers } = res
        done({ status, headers: headers as Record<string, string>, body: await buffer(res) })
      })
      req.end()
    })
  return { get, folder, cacheDir, lines }
}

describe('media of a bucket', () => {
  it('have the headers and bytes that media on the disk have', async () => {
    const { get, folder } = await front()
    const remote = await get(`/media/${NAME}`)
    expect(remote.body.equals(bytes)).toBe(true)
    expect(remote).toMatchObject({ status: 200 })
    expect(remote.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    })
    connectFront({ media: undefined })
    mkdirSync(path.join(folder, 'media'))
    for (const [name, content] of [
      [NAME, bytes],
      ['feedbeef-menu.pdf', '%PDF-1.7'],
    ] as const)
      writeFileSync(path.join(folder, 'media', name), content)
    const local = [await get(`/media/${NAME}`), await get('/media/feedbeef-menu.pdf')]
    connectFront({ media: mediaOf(bucket.files) })
    const same = [remote, await get('/media/feedbeef-menu.pdf')]
    for (const [at, { headers }] of local.entries()) {
      const { date: _, 'x-request-id': __, ...said } = headers
      expect(same[at]?.headers).toMatchObject(said)
    }
  })

  it('are asked of the bucket once', async () => {
    const { get, cacheDir } = await front()
    const all = await Promise.all(Array.from({ length: 12 }, () => get(`/media/${NAME}`)))
    for (const { body } of all) expect(body.equals(bytes)).toBe(true)
    await get(`/media/${NAME}`)
    expect(bucket.requests).toEqual([`GET media/${NAME}?x-id=GetObject`])
    expect(readdirSync(cacheDir)).toEqual([NAME])
  })

  it('are sent in parts, and not at all to who has them', async () => {
    const { get } = await front()
    const part = await get('/media/feedbeef-film.mp4', { range: 'bytes=100-299' })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe('bytes 100-299/5000')
    expect(part.body.equals(film.subarray(100, 300))).toBe(true)
    const last = await get('/media/feedbeef-film.mp4', { range: 'bytes=-10' })
    expect(last.body.equals(film.subarray(4990))).toBe(true)
    expect((await get('/media/feedbeef-film.mp4', { range: 'bytes=9000-' })).status).toBe(416)
    const etag = part.headers.etag ?? ''
    expect((await get('/media/feedbeef-film.mp4', { 'if-none-match': etag })).status).toBe(304)
    const head = await get('/media/feedbeef-film.mp4', {}, 'HEAD')
    expect([head.headers['content-length'], head.body.length]).toEqual(['5000', 0])
  })

  it('that are not there are 404, and no text leads to anything else of the bucket', async () => {
    const { get } = await front()
    expect((await get('/media/0123abcd-none.webp')).status).toBe(404)
    bucket.requests.length = 0
    const resume = 'ab'.repeat(16)
    for (const address of [
      `/media/${resume}`,
      `/media/..%2fprivate%2fresumes%2f${resume}`,
      `/media/../private/resumes/${resume}`,
      `/private/resumes/${resume}`,
      `/media/0123abcd-..%2f..%2fprivate`,
    ]) {
      const { body } = await get(address)
      expect(String(body), address).not.toContain('%PDF')
    }
    expect(bucket.requests).toEqual([])
  })

  it('that are not there are asked for at most 120 times a minute by one address; what is found does not count', async () => {
    const { get } = await front()
    const unknown = (n: number) => `/media/0123abcd-none-${n}.webp`
    expect((await get(`/media/${NAME}`)).status).toBe(200)
    for (let n = 0; n < 120; n++) expect((await get(unknown(n))).status).toBe(404)
    expect((await get(`/media/${NAME}`)).status).toBe(200)
    bucket.requests.length = 0
    const refused = await get(unknown(120))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(bucket.requests).toEqual([])
  })

  it('that stop in the middle are never served by halves', async () => {
    const { get, cacheDir } = await front()
    connectFront({ media: mediaOf(bucket.impatient) })
    onTestFinished(() => connectFront({ media: mediaOf(bucket.files) }))
    for (const fault of ['cut', 'stall'] as const) {
      bucket.fail(fault, /^GET/, 1)
      const { status, body } = await get(`/media/${NAME}`)
      expect([status, body.equals(bytes)], fault).toEqual([200, true])
      rmSync(path.join(cacheDir, NAME))
    }
    bucket.fail('cut', /^GET/)
    const refused = await get(`/media/${NAME}`)
    expect(refused.status).toBe(503)
    expect(readdirSync(cacheDir)).toEqual([])
  })
})

describe('a bucket that is down', () => {
  it('takes no page and no picture away that was asked for before; others are refused in words', async () => {
    const { get, lines } = await front()
    await get(`/media/${NAME}`)
    for (const fault of ['reset', 'error', 'denied'] as const) {
      bucket.fail(fault)
      expect((await get(`/media/${NAME}`)).body.equals(bytes)).toBe(true)
      expect((await get('/about')).status).toBe(200)
      const refused = await get('/media/feedbeef-film.mp4')
      expect(refused.status).toBe(503)
      expect(refused.headers).toMatchObject({
        'retry-after': '2',
        'cache-control': 'private, no-store',
      })
      expect(JSON.parse(String(refused.body)).error).toEqual({
        code: 'unavailable',
        message: 'This file cannot be shown right now. Please try again in a moment.',
      })
    }
    expect(lines.filter((line) => line.includes('media cannot be fetched'))).toHaveLength(1)
    expect(lines.join()).not.toMatch(/S3RVER|Signature/)
    bucket.mend()
    await expect.poll(async () => (await get('/media/feedbeef-film.mp4')).status).toBe(200)
    expect(lines.filter((line) => line.includes('media can be fetched again'))).toHaveLength(1)
  })
})

describe('a CDN in front of a bucket', () => {
  it('is where browsers are sent, for a few minutes; nothing is asked of the bucket', async () => {
    const { get } = await front({ cdnUrl: 'https://cdn.example/site/media' })
    const sent = await get(`/media/${NAME}`)
    expect(sent.status).toBe(307)
    expect(sent.headers).toMatchObject({
      location: `https://cdn.example/site/media/${NAME}`,
      'cache-control': 'public, max-age=300',
    })
    for (const address of ['/media/x', '/media/..%2fprivate', '/media//evil.example/0123abcd-a'])
      expect((await get(address)).headers.location ?? '', address).not.toContain('cdn.example')
    expect(bucket.requests).toEqual([])
  })

  it('has no fonts, which browsers take from another origin only where it says so', async () => {
    await bucket.files.put('media', 'feedbeef-heading.woff2', Buffer.from('a font'))
    const { get } = await front({ cdnUrl: 'https://cdn.example/site/media' })
    const font = await get('/media/feedbeef-heading.woff2')
    expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2'])
  })

  it('is allowed by the policy of the admin', async () => {
    const { get } = await front({ cdnUrl: 'https://cdn.example/site/media' })
    const policy = (await get('/admin')).headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example/)
    expect(policy).toMatch(/media-src 'self' https:\/\/cdn\.example/)
  })
})

function mediaOf(files: Files): MediaSource {
  return { open: (name) => files.open('media', name), find: (name) => files.find('media', name) }
}
