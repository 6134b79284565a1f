import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Random } from '#tests/support/fuzz/random.ts'

/** A proxy before the instances that loses and doubles requests. */
export type BadLine = {
  origin: string
  /** Bodies that were sent twice. */
  doubled: string[]
  counts: { 'request lost': number; 'answer lost': number; 'request doubled': number }
  stop(): Promise<void>
}

/** Shares of a hundred requests. */
const LOST = 1
const ANSWER_LOST = 1
const DOUBLED = 2

/** The longest that an instance is waited for, ms. */
const LONGEST = 20_000

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** Starts a proxy to the instances that `next` names one after the other; its luck goes by `random`. */
export async function startBadLine(next: () => string, random: Random): Promise<BadLine> {
  const counts = { 'request lost': 0, 'answer lost': 0, 'request doubled': 0 }
  const doubled: string[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })

  function pass(req: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { method = 'GET', headers, url = '/' } = req
      const asked = request(
        new URL(url, next()),
        { method, headers, agent, timeout: LONGEST },
        (res) => {
          buffer(res).then(
            (all) => resolve({ status: res.statusCode ?? 500, headers: res.headers, body: all }),
            reject,
          )
        },
      )
      asked.on('error', reject)
      asked.on('timeout', () => asked.destroy(new Error('the instance does not answer')))
      asked.end(body)
    })
  }

  async function carry(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await buffer(req)
    const luck = random.next() * 100
    if (luck < LOST) {
      counts['request lost']++
      return void res.destroy()
    }
    const isDoubled = luck > 100 - DOUBLED
    if (isDoubled) {
      counts['request doubled']++
      doubled.push(String(body))
    }
    const copies = await Promise.allSettled(
      Array.from({ length: isDoubled ? 2 : 1 }, () => pass(req, body)),
    )
    const [answer] = copies.flatMap((copy) => (copy.status === 'fulfilled' ? [copy.value] : []))
    const isLost = luck >= LOST && luck < LOST + ANSWER_LOST
    if (isLost) counts['answer lost']++
    // Where copies were answered differently, neither says what has become of the request.
    if (isDoubled && answer && !copies.every((copy) => isSame(copy, answer)))
      return void res.destroy()
    if (!answer || isLost) return void res.destroy()
    const { 'transfer-encoding': _, connection: __, ...headers } = answer.headers
    res.writeHead(answer.status, { ...headers, 'content-length': answer.body.length })
    res.end(answer.body)
  }

  const isSame = (copy: PromiseSettledResult<Answer>, { status, body }: Answer) =>
    copy.status === 'fulfilled' && copy.value.status === status && copy.value.body.equals(body)

  const server = createServer((req, res) => {
    // A client that is told nothing knows nothing.
    carry(req, res).catch(() => res.destroy())
  })
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    doubled,
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
