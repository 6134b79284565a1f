import { vi } from 'vitest'
import { describeLocationSetup } from '#tests/support/location-setup-suite.ts'

// The admin's frame brings styles, which only a bundler reads.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

describeLocationSetup('postgres')
