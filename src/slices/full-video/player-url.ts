const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'])
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com'])
const VIDEO_ID = /^[\w-]{6,20}$/

/**
 * The address of the player for a film's page, because those pages refuse to be framed: YouTube (its
 * address without cookies) and Vimeo by number. Every other address is its own player; null where it
 * is not https.
 */
export function playerUrl(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  const segments = url.pathname.split('/').filter(Boolean)
  const last = segments.at(-1) ?? ''
  if (YOUTUBE.has(url.hostname)) {
    const id = url.searchParams.get('v') ?? last
    return VIDEO_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : url.href
  }
  if (VIMEO.has(url.hostname) && /^\d+$/.test(last)) return `https://player.vimeo.com/video/${last}`
  return url.href
}
