import { expect, test } from 'vitest'
import { isLocalAddress } from './local-address.ts'

test.each([
  'http://localhost:3000',
  'http://LOCALHOST',
  'http://saltwood.localhost:3000',
  'http://127.0.0.1:8080',
  'http://127.1.2.3',
  'http://127.1',
  'http://[::1]:3000',
  'https://saltwood.test',
])('%s is local', (url) => {
  expect(isLocalAddress(url)).toBe(true)
})

test.each([
  'https://saltwood.example',
  'http://192.168.1.20:3000',
  'http://10.0.0.4',
  'http://0.0.0.0:3000',
  'http://localhost.saltwood.example',
  'http://127.0.0.1.saltwood.example',
  'http://mylocalhost',
  'https://saltwood.example/localhost',
  'https://localhost@saltwood.example',
  'nothing',
])('%s is not', (url) => {
  expect(isLocalAddress(url)).toBe(false)
})
