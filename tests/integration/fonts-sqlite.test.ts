import { vi } from 'vitest'
import { describeFonts } from '#tests/support/fonts-suite.ts'

// The admin's frame brings styles, which only a bundler reads.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

describeFonts('sqlite')
