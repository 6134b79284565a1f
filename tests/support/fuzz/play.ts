import { Agent, request as open } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { createFormPasses } from '#providers/bot-check/form-passes.ts'
import { environment } from '../site.ts'
import { checkAnswer, type FuzzAnswer } from './check-answer.ts'
import { type FuzzRequest, fuzzRequest } from './generate.ts'
import { randomOf } from './random.ts'
import { HELD } from './samples.ts'
import { fuzzTargets } from './targets.ts'

/** What a run has found: each request with what was wrong with its answer, and how all were answered. */
export type Played = { findings: string[]; histogram: Record<string, Record<number, number>> }

const AT_ONCE = 6
const PATIENCE_MS = 30_000

/** Sends so many requests of a seed to a site that a test started, each from an address of its own. */
export async function playFuzz(site: string, seed: number, many: number): Promise<Played> {
  const random = randomOf(seed)
  const targets = fuzzTargets()
  const requests = Array.from({ length: many }, () => fuzzRequest(random, targets))
  const secret = deriveSecret(environment({ dataDir: '' }).TABLESIDE_SECRET, 'form-pass')
  // Forms that were begun a while ago.
  const now = () => Date.now() - 10_000
  const passes = createFormPasses({ secret, spend: async () => true, now })
  const held: string[] = []
  const played: Played = { findings: [], histogram: {} }
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const turns = requests.entries()
  const work = async () => {
    for (const [index, request] of turns) {
      const own: FuzzRequest = { ...request, headers: { ...request.headers } }
      own.headers['x-forwarded-for'] ??= `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
      if (own.pass) own.headers[PASS_HEADER] = passes.issue(own.pass)
      if (typeof own.body === 'string') own.body = own.body.replaceAll(HELD, held.pop() ?? 'none')
      // Node says the length of a body only where a method always has one.
      if (own.body !== null && !own.headers['transfer-encoding'])
        own.headers['content-length'] ??= String(Buffer.byteLength(own.body))
      const answer = await send(site, agent, own)
      const wrong = typeof answer === 'string' ? [answer] : checkAnswer(own, answer)
      const status = typeof answer === 'string' ? 0 : answer.status
      count(played, own.pattern, status)
      const token =
        typeof answer === 'string' ? null : /"reservation_token":"([^"]+)"/.exec(answer.text)
      if (token?.[1]) held.push(token[1])
      if (wrong.length > 0)
        played.findings.push(`seed ${seed} request ${index} ${told(own, wrong, answer)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return played
}

function count({ histogram }: Played, pattern: string, status: number) {
  const counts = histogram[pattern] ?? {}
  counts[status] = (counts[status] ?? 0) + 1
  histogram[pattern] = counts
}

/** What is wrong with an answer, and the request that it came to. */
function told(
  { method, path, headers, body, broken }: FuzzRequest,
  wrong: string[],
  answer: FuzzAnswer | string,
): string {
  const sent = body === null ? '' : ` ${body.toString().slice(0, 300)}`
  const came = typeof answer === 'string' ? '' : ` → ${answer.text.slice(0, 300)}`
  const what = `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)}${sent}`
  return `(${broken.join(', ')}): ${wrong.join('; ')}\n  ${what}\n  ${came}`
}

/** A body as it was before it was compressed. */
function plain(headers: FuzzAnswer['headers'], body: Buffer): Buffer {
  if (body.length === 0) return body
  const { 'content-encoding': encoding } = headers
  if (encoding === 'gzip') return gunzipSync(body)
  return encoding === 'br' ? brotliDecompressSync(body) : body
}

/** The answer, or why there is none. */
function send(site: string, agent: Agent, request: FuzzRequest): Promise<FuzzAnswer | string> {
  const { method, path, headers, body } = request
  return new Promise((resolve) => {
    const { hostname, port } = new URL(site)
    const asked = open({ hostname, port, method, path, headers, agent }, (response) => {
      const { statusCode: status = 0, headers } = response
      const chunks: Buffer[] = []
      const done = () => {
        clearTimeout(late)
        resolve({ status, headers, text: plain(headers, Buffer.concat(chunks)).toString() })
      }
      // A stream of events has no end.
      if (headers['content-type']?.startsWith('text/event-stream')) {
        done()
        response.destroy()
        return
      }
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', done)
      response.on('error', () => resolve('broke off in the middle of its answer'))
    })
    const late = setTimeout(() => asked.destroy(new Error('no answer in time')), PATIENCE_MS)
    asked.on('error', (error) => {
      clearTimeout(late)
      resolve(`no answer: ${error.message}`)
    })
    asked.end(body ?? undefined)
  })
}
