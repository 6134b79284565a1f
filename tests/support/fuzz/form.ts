import type { Random } from './random.ts'
import { ODD_VALUES } from './values.ts'

const BOUNDARY = 'fuzz-boundary-0123456789-0123456789'

type Fields = Record<string, string | Buffer>

/** A form with files as bytes; `broken` in one way where that is asked for. */
export function fuzzForm(
  random: Random,
  fields: Fields,
  broken: boolean,
): { type: string; body: Buffer } {
  const parts = Object.entries(fields).map(([name, value]) => part(name, value))
  const type = `multipart/form-data; boundary=${BOUNDARY}`
  const whole = () => ({ type, body: joined(parts) })
  if (!broken) return whole()
  const at = random.below(parts.length)
  const name = Object.keys(fields)[at] ?? ''
  const ways: (() => { type: string; body: Buffer })[] = [
    () => ({ type, body: joined(parts.toSpliced(at, 1)) }),
    () => ({ type, body: joined(parts.toSpliced(at, 1, part(name, oddText(random)))) }),
    () => ({ type, body: joined(parts.toSpliced(at, 1, part(name, oddText(random)))) }),
    () => ({ type, body: joined(parts.toSpliced(at, 1, part(name, Buffer.from('a file')))) }),
    () => ({ type, body: joined([...parts, part(name, 'again')]) }),
    () => ({ type, body: joined([...parts, part('file', Buffer.from('PK\u0003\u0004'))]) }),
    () => ({ type, body: joined([...parts, part('file', Buffer.alloc(0), oddText(random))]) }),
    () => ({ type, body: joined([...parts, part('file', Buffer.alloc(2_200_000, 'x'))]) }),
    () => ({ type, body: joined(Array(3000).fill(part('more', 'x'))) }),
    () => ({ type, body: joined(parts).subarray(0, 200) }),
    () => ({ type, body: joined(parts).subarray(0, -4) }),
    () => ({ type: `${type}-of-another`, body: joined(parts) }),
    () => ({ type: 'multipart/form-data', body: joined(parts) }),
    () => ({ type, body: Buffer.from(`--${BOUNDARY}\r\nX: y\r\n\r\nz\r\n--${BOUNDARY}--\r\n`) }),
    () => ({ type, body: Buffer.alloc(random.below(300), '-') }),
  ]
  return random.pick(ways)()
}

/** A form with one file, whose name stands in it as it is. */
export function formWithFile(
  fields: Record<string, string>,
  file: { name: string; bytes: Buffer },
): { type: string; body: Buffer<ArrayBuffer> } {
  const parts = Object.entries(fields).map(([name, value]) => part(name, value))
  const type = `multipart/form-data; boundary=${BOUNDARY}`
  return { type, body: joined([...parts, part('file', file.bytes, file.name)]) }
}

/** A value that no field expects, as text. */
export function oddText(random: Random): string {
  const value = random.pick(ODD_VALUES)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function joined(parts: readonly Buffer[]): Buffer<ArrayBuffer> {
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

function part(name: string, value: string | Buffer, fileName = 'cv.pdf'): Buffer {
  const file = typeof value === 'string' ? '' : `; filename="${fileName.replaceAll('"', '%22')}"`
  const type = typeof value === 'string' ? '' : '\r\nContent-Type: application/pdf'
  return Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
}
