// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'

export const perPerson = (values: { price: string | number }) => `${values.price} / person`
export const perParty = (values: { price: string | number }) => `${values.price} / party`
export const guestPerPerson = (values: { guest: string | number; price: string | number }) => `${values.guest} ${values.price} / person`
export const aboutMinutes = (values: { minutes: string | number }) => `About ${values.minutes} minutes`
export const aboutAnHour = () => 'About an hour'
export const aboutHours = (values: { hours: string | number }) => `About ${values.hours} hours`
export const experience = () => 'Experience'
export const addOns = () => 'Add-ons'
export const serviceCharge = () => 'Service charge'
export const tax = () => 'Tax'
export const tip = () => 'Tip'
export const beforeTaxAndService = () => 'Before tax and service'
export const total = () => 'Total'
export const totalAmount = (values: { amount: string | number }) => `Total ${values.amount}`
export const payAtTheRestaurant = () => 'You pay at the restaurant.'
export const payByCard = (values: { due: string | number }) => `You pay ${values.due} by card when you complete the reservation.`
export const payByCardAndThere = (values: { due: string | number; rest: string | number }) => `You pay ${values.due} by card when you complete the reservation, and ${values.rest} at the restaurant.`
export const totalAtTheRestaurant = (values: { amount: string | number }) => `Total ${values.amount}, which you pay at the restaurant.`
export const cardVouches = (values: { amount: string | number }) => `Nothing was charged. Up to ${values.amount} may be charged to your card if you do not come or cancel too late.`
export const paidToday = () => 'Paid today'
export const leftToPay = () => 'Left to pay at the restaurant'
export const payment = () => 'Payment'
export const chargedOnCompletion = (values: { amount: string | number }) => `${values.amount} is charged when you complete the reservation.`
export const nothingChargedNow = (values: { amount: string | number }) => `Nothing is charged now. Up to ${values.amount} may be charged if you do not come or cancel too late.`
export const testMode = () => 'This is a test: no money moves. It takes only Stripe’s test numbers, such as 4242 4242 4242 4242.'
export const loadingTheCardForm = () => 'Loading the card form'
export const cardFormLost = () => 'The card form did not load. Please check your connection, and whether something blocks stripe.com.'
export const tryAgain = () => 'Try again'
export const nameOnCard = () => 'Name on card'
export const cardNumber = () => 'Card number'
export const expiry = () => 'Expiry'
export const expiryPattern = () => 'MM / YY'
export const cvc = () => 'CVC'
export const zipCode = () => 'Zip code'
export const bankAsks = () => 'Your bank asks you to confirm this payment.'
export const bankHasAnswered = () => 'Completing your reservation with your bank’s answer…'
export const agreeToTerms = (values: { service: string | number; terms: (text: ReactNode) => ReactNode; privacy: (text: ReactNode) => ReactNode }) => joinNodes('By clicking “Complete Reservation” you agree to the ', values.service, ' ', values.terms('Terms of Use'), ' and ', values.privacy('Privacy Policy'), '.')
export const poweredBy = (values: { service: string | number }) => `Powered by ${values.service}`
export const poweredByName = (values: { name: (text: ReactNode) => ReactNode; service: string | number }) => joinNodes('Powered by ', values.name(`${values.service}`))
