/** One file of a silent film as pages need it: an immutable address and its format. */
export type Film = { src: string; type: 'video/webm' | 'video/mp4' }
