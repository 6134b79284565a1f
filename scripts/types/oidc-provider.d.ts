/** Types for the part of `oidc-provider` that the tests use: the package brings none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Client = { clientId: string }
  type Context = { oidc: { client: Client; session: { accountId: string }; provider: Provider } }
  type Login = { accountId: string; amr?: string[]; acr?: string }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: Login } | { error: string; error_description?: string },
    ): Promise<void>
    readonly Grant: new (of: {
      accountId: string
      clientId: string
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> }
  }
  export type { Context }
}
