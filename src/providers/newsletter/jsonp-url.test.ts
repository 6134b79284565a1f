import { expect, test } from 'vitest'
import { jsonpUrl, withDialCode } from './jsonp-url.ts'

// ASVS 1.2.2
test('a script is asked for with the form’s fields, encoded, and `jsonp=true` (spec:forms.newsletter-script)', () => {
  const fields = [
    { name: 'firstname', value: 'Zoë & Co' },
    { name: 'field[3]', value: '12' },
    { name: 's', value: '' },
  ]
  expect(jsonpUrl('https://saltwood.activehosted.com/proc.php', fields)).toBe(
    'https://saltwood.activehosted.com/proc.php?firstname=Zo%C3%AB%20%26%20Co&field%5B3%5D=12&s=&jsonp=true',
  )
})

test('a telephone number is sent with its dial code before it (spec:forms.newsletter-dial-code)', () => {
  const phone = { name: 'phone', value: '604-555-1234', type: 'tel', dialCode: '1' }
  expect(jsonpUrl('https://a.example', [phone])).toContain('phone=%2B1%20604-555-1234&')
  const plain = { ...phone, type: 'text' }
  expect(jsonpUrl('https://a.example', [plain])).toContain('phone=604-555-1234&')
  expect(withDialCode('604-555-1234', '1')).toBe('+1 604-555-1234')
  expect(withDialCode(' 604-555-1234 ', '+1')).toBe('+1 604-555-1234')
  expect(withDialCode('+44 20 7946 0018', '1')).toBe('+44 20 7946 0018')
  expect(withDialCode('', '1')).toBe('')
})
