import type { CollectionConfig, PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { sessionDigest } from '#lib/cookies/draft-cookie.ts'
import { PREVIEW_SECONDS, signPreview } from '#lib/security/preview-token.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { documentKey } from '../access/previewed-draft.ts'
import { activeStaff } from '../access/roles.ts'
import * as t from './messages.gen.ts'

/** Globals that show on pages, so that their drafts can be looked at there. */
export type PreviewedGlobal =
  | 'header'
  | 'footer'
  | 'banner'
  | 'popup'
  | 'cookies'
  | 'not-found-page'
  | 'seo-template'
  | 'look'

type PreviewRequest = { req: PayloadRequest }
type Previews = Required<Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>>

/** The admin's preview button and live preview of a collection: its document's page with the draft. */
export function documentPreviews(collection: string): Previews {
  return adminPreviews(({ id }) =>
    typeof id === 'number' || typeof id === 'string' ? documentKey(collection, id) : null,
  )
}

/** Preview button and live preview of a global: a page on which it is shown. */
export function globalPreviews(slug: PreviewedGlobal): Previews {
  return adminPreviews(() => documentKey('globals', slug))
}

/** The address that shows the draft of a document to the person asking; null for who may not see drafts. */
export function draftAddress(collection: string, id: number, req: PayloadRequest): string | null {
  return signedPreviewUrl(documentKey(collection, id), req, Date.now())
}

type DocumentKeyOf = (document: Record<string, unknown>) => string | null

function adminPreviews(name: DocumentKeyOf): Previews {
  return {
    preview: (document, { req }: PreviewRequest) =>
      signedPreviewUrl(name(document), req, Date.now()),
    livePreview: {
      // The frame is loaded anew whenever its address changes, so this one stays for half the life
      // of its token.
      url: ({ data, req }) => {
        const step = (PREVIEW_SECONDS / 2) * 1000
        return signedPreviewUrl(name(data), req, Math.floor(Date.now() / step) * step)
      },
      breakpoints: [
        { name: 'phone', label: t.phone(), width: 390, height: 844 },
        { name: 'laptop', label: t.laptop(), width: 1280, height: 800 },
      ],
    },
  }
}

/**
 * A link that shows this document's draft to the person asking, good for ten minutes from `now` and for as long
 * as they stay signed in; null for who may not see drafts.
 */
function signedPreviewUrl(
  documentId: string | null,
  req: PayloadRequest,
  now: number,
): string | null {
  const user = activeStaff(req) as { id: number | string; _sid?: string } | null
  if (!user?._sid || documentId === null) return null
  const pass = { staff: String(user.id), session: sessionDigest(user._sid), document: documentId }
  const token = signPreview(pass, deriveSecret(env.secret, 'preview'), now)
  return `${env.publicUrl}/preview?${new URLSearchParams({ token, documentId })}`
}
