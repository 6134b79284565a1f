import { renderContext, withRenderContext } from '#lib/front/render-context.ts'

/** Runs reads for the site as one who previews the draft of a document (`documentKey`), and published content around it. */
export function inDraft<T>(documentId: string, read: () => Promise<T>): Promise<T> {
  const context = {
    requestId: renderContext()?.requestId ?? '',
    address: null,
    draft: documentId,
    validUntil: Number.POSITIVE_INFINITY,
  }
  return withRenderContext(context, read)
}
