/** Alt texts without information: a file name, or a generic word. */
const MEANINGLESS = /\.(jpe?g|png|webp|avif)$|^(img|dsc|image|photo|picture|untitled)[\s_-]*\d*$/i

/** As SQL what every alt text meets that `lacksAltText` finds, and few others: so that not all are read. */
export const MEANINGLESS_LIKE = [
  "trim(alt) = ''",
  'alt IS NULL',
  ...['.jpg', '.jpeg', '.png', '.webp', '.avif'].map((end) => `lower(alt) LIKE '%${end}%'`),
  ...['img', 'dsc', 'image', 'photo', 'picture', 'untitled'].map(
    (word) => `lower(trim(alt)) LIKE '${word}%'`,
  ),
].join(' OR ')

/**
 * Whether a picture of the library lacks words for those who do not see it. A slice decides where a
 * picture is decoration, so the library needs words for all of them.
 */
export function lacksAltText(media: { mimeType?: unknown; alt?: unknown }): boolean {
  if (typeof media.mimeType !== 'string' || !media.mimeType.startsWith('image/')) return false
  const alt = typeof media.alt === 'string' ? media.alt.trim() : ''
  return alt === '' || MEANINGLESS.test(alt)
}
