import { z } from 'zod'
import { type CdnSimulator, simulateApi } from '../simulated-api.ts'
import type { CloudflareAccount } from './env.ts'

export type CloudflareSimulator = CdnSimulator & { account: CloudflareAccount }

const purgeBody = z.strictObject({ tags: z.array(z.string()).min(1).max(30) })

/** Starts a stand-in of Cloudflare's interface: purges a zone by tags for who has the token. */
export async function startCloudflareSimulator(): Promise<CloudflareSimulator> {
  const zone = '023e105f4ecef8ad9ca31a8372d0c353'
  const token = 'cl0udflare-t0ken'
  const json = (status: number, error?: { code: number; message: string }) => ({
    status,
    type: 'application/json',
    body: JSON.stringify({
      ...{ success: !error, errors: error ? [error] : [], messages: [] },
      result: error ? null : { id: zone },
    }),
  })
  const simulator = await simulateApi(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${token}`)
      return json(403, { code: 10_000, message: 'Authentication error' })
    if (method !== 'POST' || path !== `/client/v4/zones/${zone}/purge_cache`)
      return json(404, { code: 7003, message: 'Could not route to the address' })
    const { data } = purgeBody.safeParse(JSON.parse(body))
    if (!data) return json(400, { code: 1012, message: 'Request must contain one of the fields' })
    return { ...json(200), purged: data.tags.join(' ') }
  })
  return { ...simulator, account: { zone, token, api: `${simulator.origin}/client/v4` } }
}
