import type { IncomingMessage } from 'node:http'
import { errorReply, type Reply } from './reply.ts'

/** The client's id and secret that it takes. */
export const KEY = { id: 'simulator', secret: 'simulator' }

/** How long OpenTable says a token lasts, seconds: 23 days. */
const TOKEN_SECONDS = 1_989_434

export type TokenServer = ReturnType<typeof createTokenServer>

/** OpenTable's token server: issues bearer tokens to the client of `KEY`, and checks them. */
export function createTokenServer() {
  const tokens = new Set<string>()
  return {
    /** Issues a token to a client with the right credentials; else the error reply. */
    give(request: IncomingMessage, query: URLSearchParams): Reply {
      const expected = Buffer.from(`${KEY.id}:${KEY.secret}`).toString('base64')
      if (request.headers.authorization !== `Basic ${expected}`)
        return errorReply(401, 'invalid_client')
      if (request.method === 'POST' && request.headers['content-length'] !== '0')
        return errorReply(411, 'Length Required')
      if (query.get('grant_type') !== 'client_credentials') return errorReply(400, 'invalid_grant')
      const token = `v2-${crypto.randomUUID()}`
      tokens.add(token)
      const grant = { scope: 'DEFAULT', token_type: 'Bearer', expires_in: TOKEN_SECONDS }
      return { status: 200, body: { access_token: token, ...grant } }
    },

    /** The error reply for a request without a valid token; null where it has one. */
    refusalOf(request: IncomingMessage): Reply | null {
      const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      if (!bearer) return errorReply(403, 'missing token')
      return tokens.has(bearer) ? null : errorReply(401, 'invalid_token')
    },

    /** Revokes all tokens issued so far. */
    revoke: () => tokens.clear(),
  }
}
