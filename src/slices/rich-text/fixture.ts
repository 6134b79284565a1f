import { block, sampleLink, samplePicture, sampleText } from '../samples.ts'
import type { RichText } from './schema.ts'

export const full: RichText = {
  content: {
    root: {
      children: [
        block('heading', 'Where the wood comes from', { tag: 'h2' }),
        block(
          'paragraph',
          'Most of it from storms: trees that fell by themselves, within an hour of the restaurant.',
        ),
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'What we burn, and why, ' },
            { type: 'text', text: 'changes with the season', format: 2 },
            { type: 'text', text: '. ' },
            {
              type: 'link',
              link: sampleLink('Read more', '/news'),
              children: [{ type: 'text', text: 'Read more' }],
            },
          ],
        },
        { type: 'upload', picture: samplePicture('fire-hero') },
        block('heading', 'Three woods', { tag: 'h3' }),
        {
          type: 'list',
          listType: 'bullet',
          children: [
            block('listitem', 'Alder for fish'),
            block('listitem', 'Maple for bread'),
            block('listitem', 'Apple for everything sweet'),
          ],
        },
        block('quote', 'You can hear when the fire is ready.'),
      ],
    },
  },
}

export const minimal: RichText = { content: sampleText('We open at five.') }
