import { samplePicture } from '../samples.ts'
import type { SeoSlice } from './schema.ts'

export const full: SeoSlice = {
  title: 'Oysters on ice | Saltwood',
  description: 'Opened to order, with red wine mignonette.',
  keywords: 'oysters, raw bar',
  image: samplePicture('oysters'),
}

export const minimal: SeoSlice = {}
