import { vi } from 'vitest'
import { describeReferences } from '#tests/support/references-suite.ts'

// The admin's frame brings styles, which only a bundler reads.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

describeReferences('postgres')
