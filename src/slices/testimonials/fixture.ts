import { samplePicture } from '../samples.ts'
import type { Testimonials } from './schema.ts'

export const full: Testimonials = {
  eyebrow: 'Heard at the counter',
  title: 'What guests say',
  items: [
    {
      quote: 'The bread alone is worth the ferry.',
      author: 'Marguerite Laing',
      authorRole: 'Guest, Bowen Island',
      image: samplePicture('patio'),
    },
    {
      quote:
        'A room that smells of cedar and butter, and a kitchen that knows when to leave things alone.',
      author: 'The Harbour Review',
      image: samplePicture('dining-room'),
    },
    { quote: 'We came for one drink and closed the place.', author: 'Teo and Anand' },
  ],
  tone: 'paper',
}

export const minimal: Testimonials = {
  items: [{ quote: 'I think about the clams.', author: 'R. Whitford' }],
}
