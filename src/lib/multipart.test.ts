import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readForm } from './multipart.ts'

const KB = 1024
const address = 'http://localhost/api/careers-apply'
const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request(address, { method: 'POST', body, headers })
const typed = { 'content-type': 'multipart/form-data; boundary=b' }

describe('a form with files', () => {
  test('is read as it was sent, whatever is in it', async () => {
    const some = fc.record({
      value: fc.string(),
      bytes: fc.uint8Array({ maxLength: 2 * KB }),
      name: fc.string({ minLength: 1 }),
    })
    await fc.assert(
      fc.asyncProperty(some, async ({ value, bytes, name }) => {
        const sent = new FormData()
        sent.set('fname', value)
        sent.set('file', new File([new Uint8Array(bytes)], name))
        const form = await readForm(post(sent), 64 * KB)
        if (!form.ok) throw new Error(form.code)
        // A form's text has the line ends of a form.
        expect(form.value.get('fname')).toBe(value.replace(/\r\n|\r|\n/g, '\r\n'))
        const file = form.value.get('file') as File
        expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(bytes))
      }),
    )
  })

  test('above its limit is refused, and the rest of it is not read', async () => {
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(KB))
      },
    })
    const request = new Request(address, {
      ...{ method: 'POST', body: endless, headers: typed },
      ...({ duplex: 'half' } as object),
    })
    expect(await readForm(request, 8 * KB)).toEqual({ ok: false, code: 'too_large' })
    expect(pulled).toBeLessThan(12)
  })

  test.each([
    ['nothing', ''],
    ['no part', 'hello'],
    ['half a part', '--b\r\nContent-Disposition: form-data; name="fname"\r\n\r\nIda'],
  ])('of %s is malformed', async (_, body) => {
    expect(await readForm(post(body, typed), KB)).toMatchObject({ code: 'malformed' })
  })

  test('is nothing else than one', async () => {
    for (const type of ['application/json', 'multipart/form-data', 'text/plain']) {
      const read = await readForm(post('{}', { 'content-type': type }), KB)
      expect(read).toMatchObject({ code: 'unsupported_media_type' })
    }
  })
})
