import { expect, test } from 'vitest'
import { isHostName } from './host-name.ts'

test.each([
  'player.example.com',
  'example.com',
  'a-b.xn--bcher-kva.example',
  'www.xn--p1ai.xn--p1ai',
])('%s is a host name', (text) => expect(isHostName(text)).toBe(true))

test.each([
  '',
  '*',
  '*.example.com',
  'https://example.com',
  'example.com/player',
  'example.com:8080',
  'example.com; script-src *',
  'exa mple.com',
  'Example.com',
  'localhost',
  '10.0.0.1',
  '-a.example.com',
  'example.com.',
  `${'a.'.repeat(130)}com`,
])('%s is none', (text) => expect(isHostName(text)).toBe(false))
