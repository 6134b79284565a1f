import { startBucket } from '#tests/support/bucket/bucket.ts'
import { describePrivateFiles } from '../suite.ts'
import { createBucketArea } from './adapter.ts'

describePrivateFiles('in a bucket', async () => {
  const { files, stop } = await startBucket()
  return { files: createBucketArea(files, 'private/resumes'), stop }
})
