/** What says nothing of a picture: its file's name, or a word for any picture. */
const MEANINGLESS = /\.(jpe?g|png|webp|avif)$|^(img|dsc|image|photo|picture|untitled)[\s_-]*\d*$/i

/**
 * Whether a picture of the library lacks words for those who do not see it. A slice decides where a
 * picture is decoration, so the library needs words for all of them.
 */
export function lacksAltText(media: { mimeType?: unknown; alt?: unknown }): boolean {
  if (typeof media.mimeType !== 'string' || !media.mimeType.startsWith('image/')) return false
  const alt = typeof media.alt === 'string' ? media.alt.trim() : ''
  return alt === '' || MEANINGLESS.test(alt)
}
