import { parseRequestHead, type RequestHead } from '#front/fast-path/request-head.ts'
import { declaredLength, hasBody } from '#front/http/body.ts'
import { negotiate } from '#front/http/content-negotiation.ts'
import { normalizePath } from '#front/http/normalize-path.ts'
import { parseRequestTarget } from '#front/http/request-target.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import { canonicalQuery } from '#lib/routing/route-query.ts'
import type { NodeReading, NodeRequest } from './node-reading.ts'

/** The result of a comparison: its class, and where front and Node disagree, in what. */
export type Compared = { kind: string; disagreement: string | null }

/** Compares what the front reads in a packet with what Node reads in the same bytes. */
export function compareReadings(packet: Buffer, read: (bytes: Buffer) => NodeReading): Compared {
  const head = parseRequestHead(packet)
  const node = read(packet)
  const disagreement =
    (head && headDisagreement(head, node)) ??
    node.requests.map(requestDisagreement).find((one) => one !== null) ??
    null
  if (disagreement) return { kind: 'disagreement', disagreement }
  if (head) return { kind: 'read by both, alike', disagreement: null }
  return { kind: `left to Node: ${nodeKind(node)}`, disagreement: null }
}

function nodeKind({ requests, refused }: NodeReading): string {
  if (refused) return 'refused'
  const last = requests.at(-1)
  if (!last?.complete) return last?.upgrades ? 'an upgrade' : 'not all there'
  return requests.length > 1 ? 'several requests' : 'one request'
}

function headDisagreement(head: RequestHead, { requests, refused }: NodeReading): string | null {
  const [node, ...others] = requests
  if (refused) return 'Node refuses it'
  if (!node?.complete) return 'for Node it is not all there'
  if (others.length > 0) return `for Node it is ${requests.length} requests`
  const { method, url, rawHeaders, httpVersion, headers } = node.req
  if (method !== 'GET' || httpVersion !== '1.1') return `for Node it is ${method} ${httpVersion}`
  if (url !== head.url) return 'target'
  if (rawHeaders.join('\n') !== head.rawHeaders.join('\n')) return 'headers'
  if (headers.host === undefined) return 'for Node it has no host'
  if (!node.keepsConnection) return 'for Node it is the last one of its connection'
  if (node.upgrades || headers.expect !== undefined) return 'for Node it wants more than an answer'
  if (node.bodyBytes > 0 || hasBody(node.req)) return 'for Node it has a body'
  return null
}

/** Compares what the front makes of Node's request with what an application behind it makes of the same. */
function requestDisagreement(node: NodeRequest): string | null {
  const { req, complete, bodyBytes } = node
  if (complete && !node.upgrades) {
    const chunked = req.headers['transfer-encoding'] !== undefined
    if (!chunked && declaredLength(req) !== bodyBytes) return 'length of the body'
    if (bodyBytes > 0 && !hasBody(req)) return 'whether there is a body'
  }
  const { draft, kind } = negotiate(req)
  if ((kind === 'html') !== (req.headers.rsc === undefined)) return 'kind of answer'
  if (draft !== Boolean(req.headers.cookie?.includes('tableside-draft'))) return 'cookie of a draft'
  return targetDisagreement(req.url ?? '')
}

/** Compares the path and query that the front decides by with those of the URL standard. */
function targetDisagreement(url: string): string | null {
  const target = parseRequestTarget(url)
  if (!target) return null
  const { host, pathname, searchParams } = new URL(`http://site.example${url}`)
  if (host !== 'site.example') return 'host of the target'
  if (normalizePath(pathname) !== normalizePath(target.path)) return 'path'
  if (matchRoute(pathname)?.route !== target.match?.route) return 'route'
  const { match, query, search } = target
  if (match && canonicalQuery(match.route, String(searchParams)) !== query)
    return 'query of the page'
  return `${new URLSearchParams(`?${search}`)}` === `${searchParams}` ? null : 'query'
}
