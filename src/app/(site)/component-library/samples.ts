import type { Picture } from '#lib/media/picture.ts'
import type { RichText } from '#lib/text/rich-text.ts'
import oysters from './oysters.webp'

export const picture: Picture = {
  alt: 'Oysters on crushed ice with lemon',
  width: oysters.width,
  height: oysters.height,
  focalX: 50,
  focalY: 55,
  src: oysters.src,
  sources: [],
}

const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
const item = (value: string) => ({ type: 'listitem', children: [text(value)] })

export const richText: RichText = {
  root: {
    children: [
      { type: 'heading', tag: 'h3', children: [text('What the boats bring')] },
      {
        type: 'paragraph',
        children: [
          text('We cook what came in this morning, over '),
          text('alder and oak', 2),
          text(', until it is gone. See '),
          {
            type: 'link',
            link: { href: '/locations', text: '', external: false, newTab: false },
            children: [text('where we are')],
          },
          text('.'),
        ],
      },
      {
        type: 'list',
        listType: 'bullet',
        children: [item('Oysters'), item('Halibut'), item('Kelp')],
      },
      { type: 'quote', children: [text('Nothing on the plate that the fire did not touch.')] },
      { type: 'list', listType: 'number', children: [item('Light the oak'), item('Wait')] },
    ],
  },
}
