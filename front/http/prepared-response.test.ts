import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { recompressOne } from '#front/cache/recompress.ts'
import type { Negotiated } from './content-negotiation.ts'
import {
  prepareResponse,
  recompress,
  selectRepresentation,
  sendRepresentation,
} from './prepared-response.ts'

const body = Buffer.from('<p>Tonight at Saltwood</p>'.repeat(100))
const page = () => prepareResponse({ status: 200, headers: ['Vary', 'x'], type: 'text/html', body })

async function sent(
  response: Awaited<ReturnType<typeof page>>,
  negotiated: Partial<Negotiated>,
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
  const whole = { encoding: 'identity', kind: 'html', ifNoneMatch: '', draft: false, ...negotiated }
  const representation = selectRepresentation(response, whole as Negotiated)
  sendRepresentation(
    { method } as IncomingMessage,
    res as unknown as ServerResponse,
    representation,
  )
  return out
}

describe('a prepared response', () => {
  test('goes out as the client takes it, with the length of what goes out', async () => {
    const response = await page()
    const gz = await sent(response, { encoding: 'gzip' })
    expect(gunzipSync(gz.body as Buffer)).toEqual(body)
    expect(gz.headers).toMatchObject({ 'Content-Encoding': 'gzip', Vary: 'x' })
    expect(gz.headers['Content-Length']).toBe(String((gz.body as Buffer).length))
    const br = await sent(response, { encoding: 'br' })
    expect(brotliDecompressSync(br.body as Buffer)).toEqual(body)
    expect((await sent(response, {})).body).toEqual(body)
  })

  test('has one ETag for all encodings, and answers 304 to who has it', async () => {
    const response = await page()
    for (const given of [response.etag, `"a", ${response.etag}`, response.etag.slice(2), '*']) {
      const out = await sent(response, { ifNoneMatch: given })
      expect(out.status, given).toBe(304)
      expect(out.body).toBeUndefined()
    }
    expect((await sent(response, { ifNoneMatch: 'W/"other"' })).status).toBe(200)
  })

  test('changes its ETag with its policy', async () => {
    const other = await prepareResponse({
      status: 200,
      headers: ['Vary', 'y'],
      type: 'text/html',
      body,
    })
    expect(other.etag).not.toBe((await page()).etag)
  })

  test('goes out to HEAD without its body', async () => {
    const out = await sent(await page(), {}, 'HEAD')
    expect(out.body).toBeUndefined()
    expect(out.headers['Content-Length']).toBe(String(body.length))
  })

  test('is not compressed where that does not help', async () => {
    const response = await prepareResponse({ status: 200, headers: [], type: 'image/avif', body })
    expect(response.gzip).toBeUndefined()
    expect((await sent(response, { encoding: 'br' })).headers['Content-Encoding']).toBeUndefined()
  })

  test('gets as small as can be once it went out twice', async () => {
    const response = await page()
    const store = {
      recompressible: (n: number) =>
        response.sentCount >= n && !response.maxCompressed ? [response] : [],
    }
    expect(await recompressOne([store])).toBe(false)
    await sent(response, { encoding: 'br' })
    expect(await recompressOne([store])).toBe(false)
    await sent(response, { encoding: 'br' })
    const before = response.br?.body.length ?? 0
    expect(await recompressOne([store])).toBe(true)
    expect(response.br?.body.length).toBeLessThanOrEqual(before)
    expect(brotliDecompressSync(response.br?.body ?? body)).toEqual(body)
    expect((await sent(response, { encoding: 'br' })).headers['Content-Length']).toBe(
      String(response.br?.body.length),
    )
    expect(await recompressOne([store])).toBe(false)
    await recompress(response)
  })
})
