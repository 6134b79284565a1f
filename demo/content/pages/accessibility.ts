import { prose } from '../authored.ts'
import type { DemoPage } from './types.ts'

export const accessibility: DemoPage = {
  uid: 'accessibility',
  type: 'text-page',
  title: 'Accessibility',
  slices: [
    { blockType: 'small_hero', title: 'Accessibility' },
    {
      blockType: 'rich_text',
      content: prose(`
Everyone eats. If something of ours is in your way, we want to hear about it.

## In the restaurant

- Every room has a step-free way in and an accessible washroom on the same floor
- Low tables are kept in every dining room; say so when you book, or at the door
- Service animals are welcome everywhere, and get water first
- Menus in large print and by telephone; our staff will gladly read them to you
- The quietest hours are from two to five

## On this site

We build to WCAG 2.2, level AA. You can use everything with a keyboard and with a screen reader, at 200 per cent and on a small telephone. Moving pictures can be paused, and stay still if your system asks for less motion.

## If we fall short

Write to [access@saltwood.example](mailto:access@saltwood.example) or call your restaurant. We answer within two working days and say what we will do.
`),
    },
    {
      blockType: 'seo_slice',
      description: 'Getting in, sitting down, reading the menu: what to expect at Saltwood.',
    },
  ],
}
