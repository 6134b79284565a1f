import { sampleText } from '../samples.ts'
import type { BodyCopyComponent } from './schema.ts'

export const full: BodyCopyComponent = {
  eyebrow: 'How we buy',
  title: 'Six boats, two farms, one mill',
  body: sampleText(
    'We know who landed the halibut and which field the barley stood in. It makes for shorter menus, and for better ones.',
    'When the weather keeps the boats in, we say so at the table and cook something else.',
  ),
  tone: 'paper',
}

export const minimal: BodyCopyComponent = { body: sampleText('Closed on the first of January.') }
