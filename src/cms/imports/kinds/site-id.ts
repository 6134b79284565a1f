import { createHmac } from 'node:crypto'
import { deriveSecrets, readWithAny } from '#lib/security/secrets.ts'
import { env } from '../../../env.ts'

const ID = /^t(\d{1,15})-([\da-f]{12})$/

/** The id of a document in a file that this site writes, such as `t12-1f0c9a2b7d44`: no id of another site or system is taken for it. */
export function siteId(id: number): string {
  return `t${id}-${sealOf(deriveSecrets(env, 'export-ids')[0], String(id))}`
}

/** The id of a document of this site that a cell says by `siteId`; null of every other text. */
export function readSiteId(text: string): number | null {
  const [, id, seal] = ID.exec(text.trim()) ?? []
  if (id === undefined) return null
  const read = (secret: string) => (sealOf(secret, id) === seal ? Number(id) : null)
  return readWithAny(deriveSecrets(env, 'export-ids'), read)
}

function sealOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(id).digest('hex').slice(0, 12)
}
