import { prose } from '#cms/initial-content/authored.ts'
import type { DemoPage } from './types.ts'

export const privacy: DemoPage = {
  uid: 'privacy',
  type: 'text-page',
  title: 'Privacy',
  slices: [
    { blockType: 'small_hero', title: 'Privacy' },
    {
      blockType: 'rich_text',
      content: prose(`
We keep what we need to look after you, and we sell none of it. This is sample text: a real restaurant group replaces it with its own.

## When you book a table

We keep your name, your phone number, your email address if you gave one, and anything you asked for. The restaurant sees it, so that your table is right. Twenty-four months after your visit we remove everything that says who you are.

## When you pay in advance

Card numbers go straight to the payment provider. We never see or store them. We keep the last four digits, so that you can recognize the payment.

## When you apply for a job

Your application is read by the people who hire at the restaurant you chose, and deleted after twelve months.

## When you visit this site

A cookie remembers your restaurant for seven days. Others remember which notices you closed. Nothing follows you to other sites unless you agree.

## What you can ask for

- A copy of what we keep
- A correction
- Deletion, as far as the law allows

Write to [privacy@saltwood.example](mailto:privacy@saltwood.example). A person answers within thirty days, usually sooner.
`),
    },
    {
      blockType: 'seo_slice',
      description: 'What Saltwood keeps about you, for how long, and how to have it deleted.',
    },
  ],
}
