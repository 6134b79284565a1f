// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'

export const chooseYourPassword = (values: { link: (text: ReactNode) => ReactNode }) => joinNodes('You signed in with a one-time password. Please choose your own first: open ', values.link('your account'), ', press “Change Password”, and save. Until then you cannot see or change anything else.')
export const downloadSubscribersCsv = () => 'Download subscribers (CSV)'
export const downloadUnsubscribedCsv = () => 'Download unsubscribed (CSV)'
export const tableCards = () => 'Table cards'
export const tableCardsHint = () => 'A card for each table, or one for the whole restaurant, with a QR code that opens the restaurant’s menu. Each page is one card.'
export const location = () => 'Location'
export const cards = () => 'Cards'
export const oneForEachTable = () => 'One for each table on the floor plan'
export const oneForTheWholeRestaurant = () => 'One for the whole restaurant'
export const paper = () => 'Paper'
export const letter = () => 'Letter'
export const downloadThePdf = () => 'Download the PDF'
