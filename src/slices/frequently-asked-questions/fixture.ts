import { sampleText } from '../samples.ts'
import type { FrequentlyAskedQuestions } from './schema.ts'

export const full: FrequentlyAskedQuestions = {
  title: 'Before you come',
  items: [
    {
      q: 'Do you keep tables for walk-ins?',
      a: sampleText('Always. The bar and the counter are first come, first served.'),
    },
    {
      q: 'Can you cook around an allergy?',
      a: sampleText(
        'Tell us when you book, and again at the table. Our menus mark the common ones.',
      ),
    },
    { q: 'Is there a dress code?', a: sampleText('Warm enough for the patio.') },
  ],
}

export const minimal: FrequentlyAskedQuestions = {
  items: [
    { q: 'Do you take large parties?', a: sampleText('Up to twenty online, more by phone.') },
  ],
}
