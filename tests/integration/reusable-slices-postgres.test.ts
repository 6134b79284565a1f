import { vi } from 'vitest'
import { describeReusableSlices } from '#tests/support/reusable-slices-suite.ts'

// The admin's frame brings styles, which only a bundler reads.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

describeReusableSlices('postgres')
