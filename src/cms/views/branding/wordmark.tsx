import type { Brand } from '#cms/content/brand.ts'

/** The group's logo as the site's header has it: its picture, or its name in letters. */
export function Wordmark({ shortName, logo }: Brand) {
  if (!logo) return <span className="admin-wordmark">{shortName}</span>
  // biome-ignore lint/performance/noImgElement: sizes are made at upload, nothing is resized when asked for.
  return <img className="admin-logo" {...logo} alt={shortName} />
}
