import { vi } from 'vitest'
import { describeFormerAddresses } from '#tests/support/former-addresses-suite.ts'

// The admin's frame brings styles, which only a bundler reads.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

describeFormerAddresses('postgres')
