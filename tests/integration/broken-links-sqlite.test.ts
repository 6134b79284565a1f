import { vi } from 'vitest'
import { describeBrokenLinks } from '#tests/support/broken-links-suite.ts'

// Payload's own frame is made for a bundler: it brings style sheets with it.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

describeBrokenLinks('sqlite')
