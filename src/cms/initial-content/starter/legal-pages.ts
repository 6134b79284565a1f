import { prose } from '../authored.ts'
import type { StarterPage } from './pages.ts'

const textPage = (uid: string, title: string, text: string): StarterPage => ({
  ...{ uid, type: 'text-page', title },
  slices: [
    { blockType: 'small_hero', title },
    { blockType: 'rich_text', content: prose(text) },
  ],
})

/** What the system keeps of guests, in plain words, with what only the group knows left open. */
export const privacy = textPage(
  'privacy',
  'Privacy',
  `
[[This is a beginning, and no legal advice. Have it read by somebody who knows the law where your restaurants are, then take this paragraph out.]]

## Who we are

[[The full name of your company, its address, and the person who answers questions about privacy, with their email address.]]

## What we keep, and why

- A booking: your name, telephone number and email address, the party, the time, and what you tell us of allergies and wishes. The restaurant needs them to expect you.
- A payment: [[your card company]] has your card's number. We keep the amount, and the last four digits.
- An application: what you write and the file that you send. The restaurant that you chose reads it.
- News by email: your address, and when and where you agreed. Every message has a link that ends it.
- Which pages are read, as numbers. They do not say by whom.

## For how long

[[How long you keep bookings, applications and enquiries. Settings in the admin delete them after that time.]]

## What you can ask for

Write to [[your email address]] to see what we have about you, to have it corrected, or to have it deleted. [[The authority that you can be complained about to.]]

## Cookies

One remembers your restaurant, others the notices that you closed. Videos and maps of other companies load only if you agree.
`,
)

/** The terms of booking and of the site. */
export const terms = textPage(
  'terms',
  'Terms',
  `
[[This is a beginning, and no legal advice. Have it read by somebody who knows the law where your restaurants are, then take this paragraph out.]]

## Bookings

While you fill in your details we hold the table for five minutes. Once you have a confirmation, it is yours for the time shown. If you are late we keep it for [[fifteen]] minutes.

You can change or cancel online until [[two hours]] before. Prepaid bookings follow the terms shown when you paid.

## Prices

Prices are in Canadian dollars in Canada and US dollars in the United States, before tax and service unless the menu says otherwise.

## Gift cards

[[What the law of your provinces and states says of gift cards: whether they may end, and be paid out.]]

## This site

We keep it as accurate as we can. If it matters, call the restaurant. [[The full name of your company, and the law that applies.]]
`,
)

/** What the site does for guests with disabilities, and whom to tell what is missing. */
export const accessibility = textPage(
  'accessibility',
  'Accessibility',
  `
We want everyone to be able to read our menus and book a table here, with a keyboard, with a screen reader, in large type or in high contrast. This site is built to meet the Web Content Accessibility Guidelines 2.2, level AA.

## If something does not work

Tell us what you wanted to do, and on which page: [[your email address]] or [[your telephone number]]. We answer within [[two]] business days, and book the table for you meanwhile.

## In the restaurants

Each restaurant's page says how to get in. [[Steps, washrooms, parking, quieter hours: what a guest has to know before they come.]]
`,
)
