import { prose } from '../authored.ts'
import type { StarterPage } from './pages.ts'

const textPage = (uid: string, title: string, text: string): StarterPage => ({
  ...{ uid, type: 'text-page', title },
  slices: [
    { blockType: 'small_hero', title },
    { blockType: 'rich_text', content: prose(text) },
  ],
})

/** Draft of the privacy page: lists the data of guests that the system stores; the group fills in its own details. */
export const privacy = textPage(
  'privacy',
  'Privacy',
  `
[[This is a beginning, and no legal advice. Have it read by somebody who knows the law where your restaurants are, then take this paragraph out.]]

## Who we are

[[The full name of your company, its address, and the person who answers questions about privacy, with their email address.]]

## What we keep, and why

- A booking: your name, telephone number and email address, the party, the time, and what you tell us of allergies and wishes. The restaurant needs them to expect you.
- Earlier visits under your number or address, whether you came, and what the restaurant's staff noted for your next one, such as a favourite table or an allergy.
- A place on the waiting list at the door: your name and telephone number.
- A payment, or a card that is kept for a booking: [[your card company]] has the card's number. We keep the amount, the last four digits, and a reference by which the card can be charged as you agreed.
- An enquiry for a group or for gift cards: what you write, and how to reach you.
- An application: what you write and the file that you send. The restaurant that you chose reads it.
- News by email: your address, and when and where you agreed. Every message has a link that ends it.
- Messages that we sent you about your booking.
- Your network address, for a short time: to show you the restaurant near you, and to keep robots away.
- Which pages are read, as numbers.

[[Have whoever runs your site confirm this list, and add what is particular to it: text messages, statistics or other services of other companies, and the country or province in which data is kept.]]

## For how long

[[How long you keep bookings, applications and enquiries. Settings in the admin delete them after that time.]]

## What you can ask for

Write to [[your email address]] to see what we have about you, to have it corrected, or to have it deleted. [[The authority that you can be complained about to.]]

## Cookies

The site remembers your restaurant and the one that you look at, the notices that you closed, and what you agreed to. Videos and maps of other companies load only if you agree. [[Cookies of other services that you use.]]
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

You can change or cancel online until [[two hours]] before. Prepaid bookings follow the terms shown when you paid. [[Whether a deposit or a card is asked for, and what is charged to somebody who cancels late or does not come.]]

## Prices

Prices are in Canadian dollars in Canada and US dollars in the United States. [[Whether they are before tax, and any charge that everybody pays, such as service: in many places it must be part of the price shown.]]

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
We want everyone to be able to read our menus and book a table here, with a keyboard, with a screen reader, in large type or in high contrast. This site aims to meet the Web Content Accessibility Guidelines 2.2, level AA.

## If something does not work

Tell us what you wanted to do, and on which page: [[your email address]] or [[your telephone number]]. We answer within [[two]] business days.

## In the restaurants

[[For each restaurant what a guest has to know before they come: steps, washrooms, parking, quieter hours.]]

## In another form

[[How to ask for this in large print or another form, and where a complaint goes if our answer is not enough.]]
`,
)
