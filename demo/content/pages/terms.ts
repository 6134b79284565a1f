import { prose } from '#cms/initial-content/authored.ts'
import type { DemoPage } from './types.ts'

export const terms: DemoPage = {
  uid: 'terms',
  type: 'text-page',
  title: 'Terms',
  slices: [
    { blockType: 'small_hero', title: 'Terms' },
    {
      blockType: 'rich_text',
      content: prose(`
In plain words, as far as we can. This is sample text: a real restaurant group replaces it with its own.

## Bookings

While you fill in your details we hold the table for five minutes. Once you have a confirmation, it is yours for the time shown. If you are late we keep it for fifteen minutes, longer if you call.

You can change or cancel online until two hours before. Prepaid bookings follow the terms shown when you paid.

## Prices

Prices are in Canadian dollars in Canada and US dollars in the United States, before tax and service unless the menu says otherwise. Menus change with the season and with the boats.

## Gift cards

Gift cards do not expire and cannot be exchanged for cash unless the law of your province or state says otherwise.

## This site

We keep it as accurate as we can. Holiday hours are the likeliest thing to be wrong: if it matters, call. The restaurants, people and addresses on this site are invented.
`),
    },
    {
      blockType: 'seo_slice',
      description: 'The terms of booking a table and using this site, in plain words.',
    },
  ],
}
