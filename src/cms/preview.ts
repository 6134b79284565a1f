import type { GeneratePreviewURL, PayloadRequest } from 'payload'
import { signPreview } from '#lib/preview-token.ts'
import { deriveSecret } from '#lib/secrets.ts'
import { env } from '../env.ts'
import { draftName } from './access/drafted.ts'

/** The admin's preview button of a collection: a link that shows this document's draft. */
export function preview(collection: string): GeneratePreviewURL {
  return (document, { req }: { req: PayloadRequest }) => {
    const id = document.id
    if (!req.user || (typeof id !== 'number' && typeof id !== 'string')) return null
    const documentId = draftName(collection, id)
    const pass = { staff: String(req.user.id), document: documentId }
    const token = signPreview(pass, deriveSecret(env.secret, 'preview'))
    return `${env.publicUrl}/preview?${new URLSearchParams({ token, documentId })}`
  }
}
