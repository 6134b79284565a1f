import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { CdnCall } from '../simulated-api.ts'

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

type Key = { accessKeyId: string; secretAccessKey: string }

/** Whether a call without a query is signed with this key, by AWS' Signature Version 4 for CloudFront. */
export function isSigned({ method, path, headers, body }: CdnCall, key: Key): boolean {
  const [, id, day = '', region = '', service = '', names = '', given = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (id !== key.accessKeyId || service !== 'cloudfront') return false
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const request = [method, path, '', signed.join(''), names, sha256(body)].join('\n')
  const scope = [day, region, service, 'aws4_request']
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(request)]
  const signing = scope.reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`)
  const expected = hmac(signing, text.join('\n'))
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}
