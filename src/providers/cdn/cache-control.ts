import type { SharedLifetime } from '#lib/front/shared-caching.ts'

/** What comes after the first directive, for how long stale copies may go out. */
export function staleDirectives({ staleWhileRevalidate, staleIfError }: SharedLifetime): string {
  const revalidating =
    staleWhileRevalidate > 0 ? `, stale-while-revalidate=${staleWhileRevalidate}` : ''
  return staleIfError > 0 ? `${revalidating}, stale-if-error=${staleIfError}` : revalidating
}
