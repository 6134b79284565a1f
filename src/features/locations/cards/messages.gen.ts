// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'

export const kmAway = (values: { distance: (text: ReactNode) => ReactNode; hidden: (text: ReactNode) => ReactNode }) => joinNodes(values.distance(''), values.hidden(' away'))
export const comingSoon = () => 'Coming soon'
export const setLocation = () => 'Set Location'
export const yourLocation = () => 'Your Location'
export const seeRestaurant = () => 'See Restaurant'
export const bookATable = () => 'Book a Table'
export const menu = () => 'Menu'
export const order = () => 'Order'
export const yourRestaurant = () => 'Your restaurant'
export const findARestaurant = () => 'Find a restaurant'
export const notYourRestaurant = () => 'Not your restaurant?'
export const chooseYourRestaurant = () => 'Choose your restaurant once to see its hours and address here.'
export const hoursAndAddress = () => 'Hours and address'
export const directionsInNewTab = () => '(directions, opens in a new tab)'
