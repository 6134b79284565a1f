import { describe, expect, test } from 'vitest'
import { isListedAddress } from './missing-address.ts'

describe('an address that nothing is at', () => {
  test.each([
    '/our-story',
    '/About-Us.aspx',
    '/index.php',
    '/menus/dinner.html',
    '/wp-content/uploads/2019/05/menu.pdf',
    '/2019/05/12/patio-is-open',
    '/locations/closed-long-ago/menu',
    '/news/ca/first-snow',
  ])('is listed: %s', (path) => expect(isListedAddress(path)).toBe(true))

  test.each([
    ['no redirect can lead on', '/straße'],
    ['no redirect can lead on', '/a%20b'],
    ['no redirect can lead on', '/menu'],
    ['no redirect can lead on', '/old/'],
    ['it is too long', `/${'long-words-'.repeat(10)}end`],
    ['it is too deep', '/a/b/c/d/e/f/g'],
    ['it has a telephone number', '/call/604-555-0100'],
    ['it has a number of somebody', '/guests/1234567'],
    ['it has a code', '/r/b7Kd93mQ0xZ1'],
    ['it has a code', '/confirm/AbCdEfGhIjKlMnOpQrStUvWxYz'],
    ['it is a guest’s own', '/my/reservation/lost'],
    ['it is for programs', '/Admin/login.php'],
    ['it is no page', '/apple-touch-icon.png'],
    ['it is no page', '/backup.zip'],
    ['programs try it everywhere', '/wp-login.php'],
    ['programs try it everywhere', '/blog/wp-includes/wlwmanifest.html'],
    ['programs try it everywhere', '/wp-content/plugins/old/readme.html'],
    ['programs try it everywhere', '/.git/config'],
    ['programs try it everywhere', '/vendor/phpunit/eval-stdin.php'],
  ])('is left out, as %s: %s', (_, path) => expect(isListedAddress(path)).toBe(false))
})
