import { vi } from 'vitest'
import { describeLook } from '#tests/support/look-suite.ts'

// The admin's frame brings styles, which only a bundler reads.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

describeLook('sqlite')
