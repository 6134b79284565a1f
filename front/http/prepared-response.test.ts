import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { polishOne } from '#front/cache/recompress.ts'
import type { Asked } from './content-negotiation.ts'
import { choose, polish, prepare, send } from './prepared-response.ts'

const body = Buffer.from('<p>Tonight at Saltwood</p>'.repeat(100))
const page = () => prepare({ status: 200, headers: ['Vary', 'x'], type: 'text/html', body })

async function sent(
  answer: Awaited<ReturnType<typeof page>>,
  asked: Partial<Asked>,
  method = 'GET',
) {
  const out = { status: 0, headers: {} as Record<string, string>, body: undefined as unknown }
  const res = {
    writeHead(status: number, flat: string[]) {
      out.status = status
      for (let i = 0; i < flat.length; i += 2)
        out.headers[flat[i] as string] = flat[i + 1] as string
    },
    end(chunk?: Buffer) {
      out.body = chunk
    },
  }
  const whole = { encoding: 'identity', kind: 'html', ifNoneMatch: '', draft: false, ...asked }
  const variant = choose(answer, whole as Asked)
  send({ method } as IncomingMessage, res as unknown as ServerResponse, variant)
  return out
}

describe('a prepared answer', () => {
  test('goes out as the client takes it, with the length of what goes out', async () => {
    const answer = await page()
    const gz = await sent(answer, { encoding: 'gzip' })
    expect(gunzipSync(gz.body as Buffer)).toEqual(body)
    expect(gz.headers).toMatchObject({ 'Content-Encoding': 'gzip', Vary: 'x' })
    expect(gz.headers['Content-Length']).toBe(String((gz.body as Buffer).length))
    const br = await sent(answer, { encoding: 'br' })
    expect(brotliDecompressSync(br.body as Buffer)).toEqual(body)
    expect((await sent(answer, {})).body).toEqual(body)
  })

  test('has one ETag for all encodings, and answers 304 to who has it', async () => {
    const answer = await page()
    for (const given of [answer.etag, `"a", ${answer.etag}`, answer.etag.slice(2), '*']) {
      const out = await sent(answer, { ifNoneMatch: given })
      expect(out.status, given).toBe(304)
      expect(out.body).toBeUndefined()
    }
    expect((await sent(answer, { ifNoneMatch: 'W/"other"' })).status).toBe(200)
  })

  test('changes its ETag with its policy', async () => {
    const other = await prepare({ status: 200, headers: ['Vary', 'y'], type: 'text/html', body })
    expect(other.etag).not.toBe((await page()).etag)
  })

  test('goes out to HEAD without its body', async () => {
    const out = await sent(await page(), {}, 'HEAD')
    expect(out.body).toBeUndefined()
    expect(out.headers['Content-Length']).toBe(String(body.length))
  })

  test('is not compressed where that does not help', async () => {
    const answer = await prepare({ status: 200, headers: [], type: 'image/avif', body })
    expect(answer.gzip).toBeUndefined()
    expect((await sent(answer, { encoding: 'br' })).headers['Content-Encoding']).toBeUndefined()
  })

  test('gets as small as can be once it went out often', async () => {
    const answer = await page()
    const store = {
      unpolished: (n: number) => (answer.sent >= n && !answer.polished ? [answer] : []),
    }
    expect(await polishOne([store])).toBe(false)
    for (let i = 0; i < 5; i++) await sent(answer, { encoding: 'br' })
    const before = answer.br?.body.length ?? 0
    expect(await polishOne([store])).toBe(true)
    expect(answer.br?.body.length).toBeLessThanOrEqual(before)
    expect(brotliDecompressSync(answer.br?.body ?? body)).toEqual(body)
    expect((await sent(answer, { encoding: 'br' })).headers['Content-Length']).toBe(
      String(answer.br?.body.length),
    )
    expect(await polishOne([store])).toBe(false)
    await polish(answer)
  })
})
