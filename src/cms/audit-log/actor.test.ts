import { afterEach, expect, test } from 'vitest'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { actAsCommandLine, actorOf, originOf } from './actor.ts'
import { deviceText } from './device-text.ts'
import { searchWords } from './search-words.ts'

afterEach(() => {
  processSingleton('audit-command-line', () => ({ runs: false })).runs = false
})

test('what is done without an account is the system’s, a command’s, or somebody’s who is not signed in', () => {
  expect(actorOf({ user: null, payloadAPI: 'local' }).kind).toBe('system')
  expect(actorOf({ user: null, payloadAPI: 'REST' }).kind).toBe('nobody')
  actAsCommandLine()
  expect(actorOf({ user: null, payloadAPI: 'local' }).kind).toBe('command_line')
  expect(actorOf({ user: null, payloadAPI: 'REST' }).kind).toBe('nobody')
})

test('from where is the address that the front has found, and a word each for browser and system', () => {
  const agent =
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1'
  const headers = new Headers({ 'x-forwarded-for': '192.0.2.7', 'user-agent': agent })
  expect(originOf({ headers })).toEqual({ address: '192.0.2.7', device: 'Safari, iPad' })
  expect(originOf({ headers: new Headers() })).toBeNull()
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Firefox/140.0', 'Firefox, Mac'],
  ['something else', ''],
])('%s is called %s', (agent, device) => {
  expect(deviceText(agent)).toBe(device)
})

test('words are found whatever their capitals and accents, addresses whole and by their parts', () => {
  expect(searchWords('Crème BRÛLÉE, the Crème')).toEqual(['creme', 'brulee', 'the'])
  expect(searchWords('kim.lee@example.com')).toEqual([
    ...['kim.lee@example.com', 'kim', 'lee', 'example', 'com'],
  ])
  expect(searchWords('', ' – ')).toEqual([])
})
