// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'

export const callRestaurant = (values: { restaurant: string | number; phone: string | number }) => `Call ${values.restaurant}: ${values.phone}`
export const askAboutAGroupBooking = () => 'Ask about a group booking'
export const holdingThisTable = (values: { clock: string | number }) => `We're holding this table for you for ${values.clock} minutes`
export const holdOver = () => 'You can still try to complete your reservation, but this table may no longer be available.'
export const heldForAFewMinutes = () => 'Your table is held for a few minutes.'
export const twoMoreMinutes = () => 'Two more minutes.'
export const heldForAMinute = () => 'Your table is held for one more minute.'
export const heldForSeconds = () => 'Your table is held for less than 30 seconds.'
export const people = () => 'People'
export const date = () => 'Date'
export const time = () => 'Time'
export const seating = () => 'Seating'
export const standardReservation = () => 'Standard reservation'
export const yourExperience = () => 'Your experience'
export const editTheExperience = (values: { hidden: (text: ReactNode) => ReactNode }) => joinNodes('Edit', values.hidden(' the experience'))
export const editWhoIsComing = (values: { hidden: (text: ReactNode) => ReactNode }) => joinNodes('Edit', values.hidden(' who is coming'))
export const editTheAddOns = (values: { hidden: (text: ReactNode) => ReactNode }) => joinNodes('Edit', values.hidden(' the add-ons'))
export const noAddOns = () => 'No add-ons'
export const countOf = (values: { count: string | number; hidden: (text: ReactNode) => ReactNode; name: string | number }) => joinNodes(values.count, values.hidden(` of ${values.name}`))
export const removeOne = (values: { name: string | number }) => `Remove one: ${values.name}`
export const addOne = (values: { name: string | number }) => `Add one: ${values.name}`
export const readAll = () => 'Read all'
export const showLess = () => 'Show less'
