import { sampleText } from '../samples.ts'
import type { LargeBodyCopy } from './schema.ts'

export const full: LargeBodyCopy = {
  eyebrow: 'Our story',
  title: 'It began with a borrowed boat shed',
  body: sampleText(
    'The first Saltwood was a boat shed with a hearth that somebody had built for smoking salmon, six stools, and a door that had to be lifted to be closed. We cooked what the morning brought and wrote the menu on the back of tide tables, because there were always old ones lying about.',
    'People came for the halibut and stayed for the fire. By the second winter they brought their own blankets, and by the third we had bought the building beside it, put in windows, and learned that a room can be warm without being loud. There are more of us now. The tide tables are still on the wall.',
  ),
  tone: 'linen',
}

export const minimal: LargeBodyCopy = {
  body: sampleText('We light the fire at three, and it is ready when you are.'),
}
