import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type RenderContext,
  renderContext,
  setErrorStatus,
  setNotFoundStatus,
  validUntil,
} from '#lib/front/render-context.ts'
import { bufferResponse, type PageHandler } from './buffer-response.ts'

const context = (requestId = 'r'): RenderContext => ({
  requestId,
  address: null,
  draft: null,
  validUntil: Number.POSITIVE_INFINITY,
})
const get = { method: 'GET', url: '/a', headers: { Host: 'x' } }

describe('a buffered answer', () => {
  test('is whole, however its head and body are sent', async () => {
    const ways: PageHandler[] = [
      async (_, res) => {
        res.statusCode = 404
        res.setHeader('X-A', '1')
        res.end('page')
      },
      async (_, res) => void res.writeHead(404, { 'X-A': '1' }).end('page'),
      async (_, res) => {
        res.writeHead(404, 'Not Found', ['X-A', '1'])
        res.write('pa')
        res.write(Buffer.from('ge'), () => res.end())
      },
      async (_, res) => {
        res.setHeader('x-a', '1')
        res.statusCode = 404
        res.flushHeaders()
        expect(res.headersSent).toBe(true)
        res.write('706167', 'hex')
        await nextTurn()
        res.end('e')
      },
    ]
    for (const way of ways) {
      const { status, headers, body } = await bufferResponse(way, get, context())
      expect([status, headers, body.toString()]).toEqual([404, [['x-a', '1']], 'page'])
    }
  })

  test('keeps every cookie, and says when it has ended', async () => {
    const ended: string[] = []
    const { headers } = await bufferResponse(
      async (_, res) => {
        res.on('finish', () => ended.push('finish'))
        res.on('close', () => ended.push('close'))
        res.appendHeader('Set-Cookie', 'a=1')
        res.appendHeader('Set-Cookie', 'b=2')
        res.end()
      },
      get,
      context(),
    )
    expect(headers).toEqual([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ])
    await expect.poll(() => ended).toEqual(['finish', 'close'])
  })

  test('is made from a request that says what it is given and nothing else', async () => {
    const body = Buffer.from('x=1')
    const { body: echoed } = await bufferResponse(
      async (req, res) => {
        let text = `${req.method} ${req.url} ${JSON.stringify(req.headers)} `
        for await (const chunk of req) text += chunk
        res.end(text)
      },
      { ...get, method: 'POST', body },
      context(),
    )
    expect(echoed.toString()).toBe('POST /a {"host":"x"} x=1')
  })

  test('has the status that the page says of itself, where Next has none of its own for it', async () => {
    const answers = (status: number, say: () => unknown) =>
      bufferResponse(
        async (_, res) => {
          say()
          res.statusCode = status
          res.end('page')
        },
        get,
        context(),
      )
    expect(await answers(500, () => setErrorStatus(503, 5))).toMatchObject({
      status: 503,
      headers: [['retry-after', '5']],
    })
    expect(await answers(500, () => setErrorStatus(410))).toMatchObject({
      status: 410,
      headers: [],
    })
    // A part of a page that failed, which has an answer of its own.
    expect(await answers(200, () => setErrorStatus(503, 5))).toMatchObject({ status: 200 })
    expect(await answers(200, setNotFoundStatus)).toMatchObject({ status: 404 })
  })

  test('fails as its page fails', async () => {
    const failing: PageHandler = async () => {
      throw new Error('database down')
    }
    await expect(bufferResponse(failing, get, context())).rejects.toThrow('database down')
  })

  test('has its own context, however many render at once', async () => {
    const page: PageHandler = async (req, res) => {
      const [, id, turns] = (req.url ?? '').split('/')
      for (let i = 0; i < Number(turns); i++) await nextTurn()
      validUntil(Number(id))
      for (let i = 0; i < Number(turns); i++) await nextTurn()
      res.end(renderContext()?.requestId)
    }
    const waits = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(waits, async (list) => {
        await Promise.all(
          list.map(async (turns, id) => {
            const own = context(`request ${id}`)
            const { body } = await bufferResponse(page, { ...get, url: `/${id}/${turns}` }, own)
            expect(body.toString()).toBe(`request ${id}`)
            expect(own.validUntil).toBe(id)
          }),
        )
      }),
      { numRuns: 30 },
    )
  })
})
