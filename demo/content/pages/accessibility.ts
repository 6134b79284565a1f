import { prose } from '#cms/initial-content/authored.ts'
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
Everyone eats. If something gets in your way, we want to hear about it.

## In the restaurant

- Every restaurant has a step-free entrance and an accessible washroom on the same floor
- Every dining room has low tables; ask for one when you book, or at the door
- Service animals are welcome everywhere, and get their water first
- Menus come in large print, and we will gladly read one to you, at the table or over the phone
- We are quietest between two and five

## On this site

We build to WCAG 2.2, level AA. Everything works with a keyboard and with a screen reader, at 200 per cent and on a small phone. Moving pictures can be paused, and they stay still if your device asks for less motion.

## If we fall short

Write to [access@saltwood.example](mailto:access@saltwood.example) or call your restaurant. We answer within two business days and tell you what we will do.
`),
    },
    {
      blockType: 'seo_slice',
      description: 'Getting in, sitting down, reading the menu: what to expect at Saltwood.',
    },
  ],
}
