import { describe } from 'vitest'
import { describeMediaInBucket } from '#tests/support/bucket/media-suite.ts'
import { contentDatabase } from '#tests/support/content.ts'

describe('media in a bucket, with the content on Postgres', () => {
  describeMediaInBucket(contentDatabase)
})
