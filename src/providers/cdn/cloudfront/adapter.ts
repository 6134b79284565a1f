import { randomUUID } from 'node:crypto'
import {
  CloudFrontClient,
  CloudFrontServiceException,
  CreateInvalidationCommand,
} from '@aws-sdk/client-cloudfront'
import { ok, type Result, refuse } from '#lib/result.ts'
import { staleDirectives } from '../cache-control.ts'
import type { Cdn, CdnCode, PurgedCache } from '../contract.ts'
import type { CloudFrontAccount } from './env.ts'

/** An invalidation takes effect within a minute or so: until then pages must have ended by themselves. */
const KEPT_SECONDS = 1

type CloudFrontOptions = {
  account: CloudFrontAccount
  /** For how long it may keep a page without asking, s. */
  maxSeconds: number
  /** Longest wait for an answer, ms, and tries of one request. */
  timeout?: number
  attempts?: number
}

/**
 * CloudFront. It has no keys that purge at once, so that pages are kept for a second; the invalidation, of
 * everything, is for copies that it would still send while the site does not answer.
 */
export function createCloudFront(options: CloudFrontOptions): Cdn {
  const { account, maxSeconds, timeout = 5000, attempts = 2 } = options
  const { credentials, api: endpoint, distribution: DistributionId } = account
  const client = new CloudFrontClient({
    ...{ region: 'us-east-1', endpoint, maxAttempts: attempts },
    ...(credentials ? { credentials } : {}),
    requestHandler: {
      connectionTimeout: timeout,
      requestTimeout: timeout,
      throwOnRequestTimeout: true,
    },
  })
  const Paths = { Quantity: 1, Items: ['/*'] }
  const purge = async (): ReturnType<PurgedCache['purge']> => {
    const InvalidationBatch = { CallerReference: randomUUID(), Paths }
    try {
      await client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }))
      return ok('taken')
    } catch (error) {
      return failed(error)
    }
  }
  return {
    caches: [{ name: 'CloudFront', purge }],
    maxSeconds: Math.min(maxSeconds, KEPT_SECONDS),
    // Each is paid for, and no more than fifteen may run at once.
    schedule: { after: [3000], spacing: 60_000 },
    headers: (cacheControl, lifetime) => [
      'Cache-Control',
      `${cacheControl}, s-maxage=${lifetime.fresh}${staleDirectives(lifetime)}`,
    ],
  }
}

/** What the SDK throws, without what it says of the request. */
function failed(error: unknown): Result<never, CdnCode> {
  const { name, code } = error as { name: string; code?: string }
  const status = error instanceof CloudFrontServiceException && error.$metadata.httpStatusCode
  const passing = !status || status >= 500 || status === 429 || /Throttl|TooMany/.test(name)
  return refuse(passing ? 'unavailable' : 'refused', { reason: code ?? name })
}
