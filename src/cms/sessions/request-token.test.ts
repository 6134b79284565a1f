import { expect, test } from 'vitest'
import { requestToken } from './request-token.ts'

const SITE = ['https://restaurant.example']
const COOKIE = 'a=1; tableside-session=ours'
const tokenOf = (headers: Record<string, string>) => requestToken(new Headers(headers), SITE)

test('programs name their session in a header', () => {
  expect(tokenOf({ authorization: 'JWT abc' })).toBe('abc')
  expect(tokenOf({ authorization: 'Bearer abc' })).toBe('abc')
  expect(tokenOf({ authorization: 'Bearer abc', cookie: COOKIE })).toBe('abc')
  expect(tokenOf({ authorization: 'Basic abc' })).toBeNull()
  expect(tokenOf({ authorization: 'JWT ' })).toBeNull()
})

test('a cookie counts from the site itself', () => {
  expect(tokenOf({ cookie: COOKIE, origin: 'https://restaurant.example' })).toBe('ours')
  for (const site of ['same-origin', 'same-site', 'none'])
    expect(tokenOf({ cookie: COOKIE, 'sec-fetch-site': site })).toBe('ours')
})

// ASVS 3.5.1
test('a cookie that another website had sent counts for nothing', () => {
  const fetched = { cookie: COOKIE, 'sec-fetch-site': 'same-origin' }
  expect(tokenOf({ ...fetched, origin: 'https://elsewhere.example' })).toBeNull()
  expect(tokenOf({ ...fetched, origin: 'null' })).toBeNull()
  expect(tokenOf({ cookie: COOKIE, 'sec-fetch-site': 'cross-site' })).toBeNull()
  expect(tokenOf({ cookie: COOKIE })).toBeNull()
})

test('where there is no session there is no token', () => {
  expect(tokenOf({ 'sec-fetch-site': 'same-origin' })).toBeNull()
  expect(tokenOf({ 'sec-fetch-site': 'same-origin', cookie: 'tableside-session=' })).toBeNull()
})
