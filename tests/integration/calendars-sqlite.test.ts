import { vi } from 'vitest'
import { describeCalendars } from '#tests/support/calendars-suite.ts'

// Payload's own frame is made for a bundler: it brings style sheets with it.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

describeCalendars('sqlite')
