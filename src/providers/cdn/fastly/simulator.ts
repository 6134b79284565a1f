import { type CdnSimulator, simulateApi } from '../simulated-api.ts'
import type { FastlyAccount } from './env.ts'

export type FastlySimulator = CdnSimulator & { account: FastlyAccount }

/** Starts a stand-in of Fastly's interface: purges by surrogate key for who has the token. */
export async function startFastlySimulator(): Promise<FastlySimulator> {
  const service = '5Oxl6SFPzfuuP7kVmRtCq2'
  const token = 'f4stly-t0ken'
  const json = (status: number, said: object) => ({
    ...{ status, body: JSON.stringify(said), type: 'application/json' },
  })
  const simulator = await simulateApi(({ method, path, headers }) => {
    const [, of, key] = /^\/service\/(\w+)\/purge\/([\w-]+)$/.exec(path) ?? []
    if (headers['fastly-key'] !== token)
      return json(401, { msg: 'Provided credentials are missing or invalid' })
    if (method !== 'POST' || of !== service || !key) return json(404, { msg: 'Record not found' })
    return { ...json(200, { status: 'ok', id: '108-1391560174-974124' }), purged: key }
  })
  return { ...simulator, account: { service, token, api: simulator.origin } }
}
