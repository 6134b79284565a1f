import { sampleText } from '../samples.ts'
import type { LargeBodyCopy } from './schema.ts'

export const full: LargeBodyCopy = {
  eyebrow: 'Our story',
  title: 'It began with a borrowed boat shed',
  body: sampleText(
    'The first Saltwood was a boat shed with a hearth somebody had built for smoking salmon, six stools, and a door you had to lift to close. We cooked what the morning brought in and wrote the menu on the backs of tide tables, because there were always old ones lying around.',
    'People came for the halibut and stayed for the fire. By the second winter they were bringing their own blankets, and by the third we had bought the building next door, put in windows, and learned that a room can be warm without being loud. There are more of us now. The tide tables are still on the wall.',
  ),
  tone: 'linen',
}

export const minimal: LargeBodyCopy = {
  body: sampleText('We light the fire at three, and it is ready when you are.'),
}
