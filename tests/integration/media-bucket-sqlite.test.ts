import { describe } from 'vitest'
import { describeMediaInBucket } from '#tests/support/bucket/media-suite.ts'

describe('media in a bucket, with the content on SQLite', () => {
  describeMediaInBucket(async () => null)
})
