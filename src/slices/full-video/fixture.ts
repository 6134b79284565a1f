import { samplePicture } from '../samples.ts'
import type { FullVideoData } from './data.ts'
import type { FullVideo } from './schema.ts'

const film = { href: 'https://player.example.com/ember', text: '', external: true, newTab: false }

export const full: FullVideo = {
  title: 'A day at the hearth, in two minutes',
  link: film,
  poster: samplePicture('fire-hero'),
}

export const minimal: FullVideo = { title: 'The boats come in', link: film }

/** The full sample may be framed, the minimal one is a link. */
export function data(sample: FullVideo): FullVideoData {
  return { player: film.href, embeddable: sample.title === full.title }
}
