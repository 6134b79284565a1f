import { prose } from '../authored.ts'
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
Plain words, as far as they go. This is the demonstration text of the site: a real group replaces it with its own.

## Bookings

While you fill in your details we hold the table for five minutes. Once it is confirmed, it is yours for the time shown. We wait fifteen minutes if you are late, longer if you call.

You can cancel online until two hours before. A booking that was prepaid follows the terms shown when you paid.

## Prices

Prices are in the currency of the restaurant and do not include tax or service unless the menu says so. Menus change with the season and with the boats.

## Gift cards

Gift cards do not expire and cannot be exchanged for cash unless the law of your province or state says otherwise.

## This site

We keep it as correct as we can. Hours on public holidays are the likeliest thing to be wrong: if it matters, call. The restaurants, people and addresses of this demonstration are invented.
`),
    },
    {
      blockType: 'seo_slice',
      description: 'The terms of booking a table and using this site, in plain words.',
    },
  ],
}
