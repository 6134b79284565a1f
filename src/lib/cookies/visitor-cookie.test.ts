import { expect, test } from 'vitest'
import { VISITOR_COOKIE, visitorTokenIn } from './visitor-cookie.ts'

const token = 'AAAAAAAAAAAAAAAAAAAA-_'

test.each([
  [`${VISITOR_COOKIE}=${token}`, token],
  [`a=1; ${VISITOR_COOKIE}=${token}; b=2`, token],
  [`${VISITOR_COOKIE}=${token}x`, null],
  [`${VISITOR_COOKIE}=short`, null],
  [`other-${VISITOR_COOKIE}=${token}`, null],
  ['', null],
  [null, null],
  [undefined, null],
])('the visitor in %j is %j', (cookies, found) => {
  expect(visitorTokenIn(cookies)).toBe(found)
})
