import { METHODS } from 'node:http'
import type { BotAction } from '#lib/forms/bot-check.ts'
import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import { fuzzForm, oddText } from './form.ts'
import type { Random } from './random.ts'
import type { Target } from './targets.ts'
import {
  ODD_BODIES,
  ODD_HEADERS,
  ODD_QUERIES,
  ODD_SEGMENTS,
  ODD_TYPES,
  ODD_VALUES,
} from './values.ts'

/** A request that is nearly right, and what is wrong with it. */
export type FuzzRequest = {
  pattern: string
  api: boolean
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | null
  /** The form whose pass it brings. */
  pass?: BotAction | undefined
  broken: string[]
}

/** Every method that this parser knows, but for the one that opens a tunnel. */
const ALL_METHODS = METHODS.filter((method) => method !== 'CONNECT')
const PLACES = ['burrard', 'kitsilano', 'halifax', 'nowhere']

type Breakage = (request: FuzzRequest, random: Random, target: Target) => void

/** The next request: right, or broken in one to three ways. */
export function fuzzRequest(random: Random, targets: readonly Target[]): FuzzRequest {
  const apis = targets.filter(({ api }) => api)
  const target = random.percent(80) ? random.pick(apis) : random.pick(targets)
  const request = rightRequest(random, target)
  const ways = random.percent(12) ? 0 : 1 + random.below(random.percent(60) ? 1 : 3)
  for (let way = 0; way < ways; way++) {
    const [name, breakIt] = random.pick(WAYS)
    breakIt(request, random, target)
    request.broken.push(name)
  }
  return request
}

function rightRequest(random: Random, { pattern, api, sample }: Target): FuzzRequest {
  const path = pattern.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, (_, name) =>
    name === 'uid' ? random.pick(PLACES) : 'x'.repeat(1 + random.below(3)),
  )
  const query = sample?.query && random.percent(70) ? `?${new URLSearchParams(sample.query)}` : ''
  const request: FuzzRequest = {
    ...{ pattern, api, method: 'GET', path: path + query, headers: {}, body: null, broken: [] },
  }
  if (sample?.posted) {
    request.method = 'POST'
    request.headers['content-type'] = 'application/x-www-form-urlencoded'
    request.body = String(new URLSearchParams(sample.posted))
  }
  if (!sample?.body && !sample?.form) return request
  if (sample.query && random.percent(30)) return request
  request.method = 'POST'
  if (sample.pass && random.percent(90)) request.pass = sample.pass
  if (sample.form) {
    const { type, body } = fuzzForm(random, sample.form(random), false)
    Object.assign(request, { body })
    request.headers['content-type'] = type
  } else if (sample.body) {
    request.headers['content-type'] = 'application/json'
    request.body = JSON.stringify(sample.body(random))
  }
  return request
}

/** The fields of a body, as often as they are likelier to be where something is found. */
const fieldOf: Breakage = (request, random, { sample }) => {
  if (sample?.form) {
    const { type, body } = fuzzForm(random, sample.form(random), true)
    request.body = body
    request.headers['content-type'] = type
    return
  }
  if (sample?.posted) {
    const names = [...Object.keys(sample.posted), 'further']
    const odd = { [random.pick(names)]: oddText(random) }
    request.body = String(new URLSearchParams({ ...sample.posted, ...odd }))
    return
  }
  let body: unknown
  try {
    body = JSON.parse(String(request.body))
  } catch {
    return
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return
  const fields = body as Record<string, unknown>
  const names = Object.keys(fields)
  for (let n = 1 + random.below(3); n > 0; n--) {
    const name = random.pick(names)
    const inner = fields[name]
    const deeper = Array.isArray(inner) ? inner[0] : inner
    if (random.percent(15)) delete fields[name]
    else if (typeof deeper === 'object' && deeper !== null && random.percent(60)) {
      const known = deeper as Record<string, unknown>
      const key = random.pick([...Object.keys(known), 'x'])
      known[key] = random.pick(ODD_VALUES)
    } else fields[name] = random.pick(ODD_VALUES)
  }
  if (random.percent(10)) fields.further = random.pick(ODD_VALUES)
  request.body = JSON.stringify(fields)
}

const WAYS: readonly (readonly [string, Breakage])[] = [
  ...Array(8).fill(['field', fieldOf] as const),
  [
    'body',
    (request, random) => {
      request.body = random.pick(ODD_BODIES)
      if (request.method === 'GET') request.method = 'POST'
    },
  ],
  [
    'type',
    (request, random) => {
      const type = random.pick(ODD_TYPES)
      delete request.headers['content-type']
      if (type !== null) request.headers['content-type'] = type
    },
  ],
  [
    'method',
    (request, random) => {
      request.method = random.pick(ALL_METHODS)
    },
  ],
  ['header', (request, random) => void Object.assign(request.headers, random.pick(ODD_HEADERS))],
  [
    'query',
    (request, random) => {
      request.path += `${request.path.includes('?') ? '&' : '?'}${random.pick(ODD_QUERIES)}`
    },
  ],
  [
    'path',
    (request, random) => {
      const [path = '', ...query] = request.path.split('?')
      const parts = path.split('/')
      const odd = random.pick(ODD_SEGMENTS)
      const least = request.api ? 2 : 1
      const at = Math.min(parts.length, least + random.below(parts.length - least + 1))
      parts.splice(at, random.below(2), odd)
      request.path = [parts.join('/'), ...query].join('?')
    },
  ],
  [
    'length',
    (request) => {
      if (request.body !== null) request.headers['transfer-encoding'] = 'chunked'
    },
  ],
  [
    'pass',
    (request) => {
      delete request.pass
      request.headers[PASS_HEADER] = 'made.up'
    },
  ],
]
