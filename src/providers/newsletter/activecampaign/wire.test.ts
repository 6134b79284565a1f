import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReply } from './wire.ts'

describe('the script that proc.php answers with', () => {
  test.each([
    [`_show_thank_you(3, 'Thanks!', 'https://trackcmp.net/x', 'a@b.example');`, 'Thanks!'],
    [`_show_thank_you("3","It\\u2019s <b>you<\\/b>")`, 'It’s you'],
    [`window._show_thank_you( 3 , 'It\\'s\\x20\\\nyou' );`, "It's you"],
    [
      `/* hello */ var a = 1; _show_pc_confirmation(3, 'One more', 'detail', true, 'a@b')`,
      'One more',
    ],
    [`function _show_thank_you(id, message) {}\n_show_thank_you(3, 'Real');`, 'Real'],
    [JSON.stringify({ result: 'success', js: `_show_thank_you(3, 'In JSON');` }), 'In JSON'],
    [`_show_thank_you(3)`, null],
    [`_show_thank_you(3, null)`, null],
  ])('%s thanks with %s', (script, message) => {
    expect(readReply(script)).toEqual({ kind: 'thanks', message })
  })

  test('an error is its message alone, not the HTML beside it', () => {
    const script = `_show_error(3, "Already&nbsp;there", "<div onclick='x()'>Already there</div>");`
    expect(readReply(script)).toEqual({ kind: 'refused', message: 'Already there' })
  })

  test.each([
    '',
    '<!doctype html><p>_show_thank_you',
    '_show_thank_you(3, "no end',
    '_show_thank_you(3, alert(1))',
    'my_show_thank_you(3, "no")',
    '{"js": 3}',
  ])('%j says nothing', (script) => {
    expect(readReply(script)).toBeNull()
  })

  // ASVS 1.3.2
  test('is read, never run, whatever it holds', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(text, text, (before, message) => {
        const said = readReply(`${before}\n;_show_error(3, ${JSON.stringify(message)});`)
        if (said?.message) expect(said.message).not.toMatch(/[\n\r]/)
        readReply(before)
      }),
    )
  })

  test('a text comes back as it was sent', () => {
    const words = fc.string({ unit: fc.constantFrom(...'abc éü李"\'\\/(),;') })
    fc.assert(
      fc.property(words, (message) => {
        const said = readReply(`_show_error('3', ${JSON.stringify(message)}, '<p>');`)
        expect(said?.message ?? '').toBe(message.replace(/\s+/g, ' ').trim())
      }),
    )
  })
})
