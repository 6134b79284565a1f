import { describe, expect, test } from 'vitest'
import { readApplication } from './application.ts'

const sent = {
  submission: '0f3b6e5c-6f0a-4b7e-9a57-3f0d1f2b7c11',
  fname: ' Ida ',
  lname: 'Marsh',
  email: 'ida@example.com',
  tel: '604 555 0101',
  location: 'burrard',
  position: 'Culinary',
}

const resume = (size: number) => new File([new Uint8Array(size)], 'cv.pdf')

function read(
  more: Record<string, string | undefined> = {},
  file: File | string | null = resume(1),
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...sent, ...more })) {
    if (value !== undefined) form.set(name, value)
  }
  if (file !== null) form.set('file', file)
  return readApplication(form)
}

const wrong = (path: string, message: string) => ({
  ok: false,
  code: 'invalid',
  detail: { fields: [{ path, message }] },
})

describe('the fields of an application', () => {
  test('are read as they were meant', () => {
    const read1 = read({ toEmail: ' Jobs@Saltwood.example ' })
    expect(read1).toMatchObject({
      ok: true,
      value: { fname: 'Ida', position: 'Culinary', toEmail: 'jobs@saltwood.example' },
    })
    expect(read()).toMatchObject({ ok: true, value: { toEmail: '' } })
  })

  test.each([
    ['fname', 'First name'],
    ['lname', 'Last name'],
    ['tel', 'Phone number'],
    ['position', 'Position'],
  ])('%s is required', (name, label) => {
    const message = `The ${label} field is required.`
    for (const value of [undefined, '', ' \n ']) {
      if (name === 'position' && value === ' \n ') continue
      expect(read({ [name]: value })).toEqual(wrong(name, message))
    }
  })

  test('location is optional', () => {
    for (const location of [undefined, '', ' ']) {
      expect(read({ location })).toMatchObject({ ok: true, value: { location: '' } })
    }
  })

  test('are also known as `name` and `phone`, those of the form first (spec:forms.careers-parts)', () => {
    const s1 = { fname: undefined, lname: undefined, tel: undefined }
    expect(read({ ...s1, name: ' Ida  van der Marsh ', phone: '604 555 0102' })).toMatchObject({
      value: { fname: 'Ida', lname: 'van der Marsh', tel: '604 555 0102' },
    })
    expect(read({ name: 'Ada Byron', phone: '604 555 0102' })).toMatchObject({
      value: { fname: 'Ida', lname: 'Marsh', tel: '604 555 0101' },
    })
    expect(read({ ...s1, name: 'Ida', phone: '1' })).toEqual(
      wrong('lname', 'The Last name field is required.'),
    )
  })

  test('email must be valid', () => {
    const message = 'The Email field must be a valid email.'
    for (const email of [undefined, '', 'ida', 'ida@', 'ida@example.com\r\nBcc: all@example.com']) {
      expect(read({ email })).toEqual(wrong('email', message))
    }
  })

  test('position is one of three', () => {
    const message = 'The Position field is required.'
    expect(read({ position: 'Owner' })).toEqual(wrong('position', message))
    for (const position of ['Front House', 'Culinary', 'Management']) {
      expect(read({ position }).ok).toBe(true)
    }
  })

  test('a resume is required: one file with something in it', () => {
    const message = 'The Resume field is required.'
    for (const file of [null, 'a text', new File([], '')]) {
      expect(read({}, file)).toEqual(wrong('file', message))
    }
    expect(read({}, resume(0))).toEqual(wrong('file', 'This file is empty.'))
    const two = new FormData()
    for (const [name, value] of Object.entries(sent)) two.set(name, value)
    for (const file of [resume(1), resume(1)]) two.append('file', file)
    expect(readApplication(two)).toEqual(wrong('file', message))
  })

  // ASVS 5.2.1
  test('a resume has 2 × 1024 × 1024 bytes at most (spec:forms.resume)', () => {
    expect(read({}, resume(2 * 1024 * 1024)).ok).toBe(true)
    expect(read({}, resume(2 * 1024 * 1024 + 1))).toEqual({
      ok: false,
      code: 'too_large',
      detail: { fields: [{ path: 'file', message: 'This file exceeds the 2MB limit.' }] },
    })
  })

  test('all that is wrong is said at once', () => {
    const { detail } = readApplication(new FormData()) as {
      detail?: { fields: { path: string }[] }
    }
    const names = ['submission', 'fname', 'lname', 'email', 'tel', 'position', 'file']
    expect(detail?.fields.map(({ path }) => path).sort()).toEqual(names.sort())
  })
})
