/** One file of a silent film as pages need it: an immutable address and its format. */
export type Video = { src: string; type: VideoType }

export type VideoType =
  | 'video/webm'
  | 'video/mp4'
  | `${'video/webm' | 'video/mp4'}; codecs="${string}"`

/** AV1, main profile, 8 bit, level 3.1: what a browser is asked whether it can play. */
const AV1 = 'av01.0.05M.08'

/**
 * The type that a stored film is announced with. A file whose name says `av1` names its codec, so that
 * browsers without it take the next file instead of fetching this one to find out.
 */
export function videoType(mimeType: 'video/webm' | 'video/mp4', filename: string): VideoType {
  return /(^|[-_.])av1[-_.]/i.test(filename) ? `${mimeType}; codecs="${AV1}"` : mimeType
}
