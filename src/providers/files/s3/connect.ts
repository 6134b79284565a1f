import { vendorEnv } from '../../../env.ts'
import type { Files } from '../contract.ts'
import { bucketOf, variables } from './env.ts'

/** The bucket S3_BUCKET, whose client is loaded only then; null where none is named. */
export async function connect(): Promise<Files | null> {
  const account = bucketOf(vendorEnv(variables))
  if (!account) return null
  const { createBucketFiles } = await import('./adapter.ts')
  return createBucketFiles(account)
}
