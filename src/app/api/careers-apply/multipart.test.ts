import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { MOST_PARTS, readForm } from './multipart.ts'

const KB = 1024
const address = 'http://localhost/api/careers-apply'
const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request(address, { method: 'POST', body, headers })
const boundary = 'a-boundary-that-is-long-enough-0123456789'
const typed = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const parts = (many: number) =>
  Array.from(
    { length: many },
    (_, n) => `--${boundary}\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`,
  ).join('')

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

  test('of more parts than any form of ours has is refused before one of them is made', async () => {
    const most = await readForm(post(`${parts(MOST_PARTS)}--${boundary}--\r\n`, typed), 64 * KB)
    expect(most.ok && [...most.value]).toHaveLength(MOST_PARTS)
    const parse = vi.spyOn(Response.prototype, 'formData')
    onTestFinished(() => parse.mockRestore())
    for (const many of [MOST_PARTS + 1, 20_000]) {
      const form = await readForm(post(`${parts(many)}--${boundary}--\r\n`, typed), 2500 * KB)
      expect(form).toMatchObject({ code: 'too_large' })
    }
    const quoted = { 'content-type': `multipart/form-data; charset=x; boundary="${boundary}"` }
    expect(await readForm(post(parts(20_000), quoted), 2500 * KB)).toMatchObject({ ok: false })
    const lines = `--${boundary}\r\n${'X-A: b\r\n'.repeat(20_000)}\r\nx\r\n--${boundary}--\r\n`
    expect(await readForm(post(lines, typed), 2500 * KB)).toMatchObject({ code: 'malformed' })
    expect(parse).not.toHaveBeenCalled()
  })

  test('is parted where its own head says', async () => {
    const other = { 'content-type': `multipart/form-data; boundary=${boundary}; boundary=b` }
    const form = await readForm(post(`${parts(2)}--${boundary}--\r\n`, other), 64 * KB)
    expect(form.ok && [...form.value]).toEqual([
      ['f0', 'x'],
      ['f1', 'x'],
    ])
  })

  test.each([
    ['nothing', ''],
    ['no part', 'hello'],
    ['half a part', `--${boundary}\r\nContent-Disposition: form-data; name="fname"\r\n\r\nIda`],
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
