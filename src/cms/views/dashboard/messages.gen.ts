// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { formatNumber } from '#lib/language/format.ts'
import { joinNodes } from '#lib/language/join-nodes.ts'

export const coversToday = () => 'Covers today'
export const coversUnreadable = () => 'Covers cannot be loaded right now. Please reload this page in a minute.'
export const reservations = () => 'Reservations'
export const soldOut = () => 'Sold out'
export const noRestaurantTakesBookings = () => 'None of your restaurants takes bookings on this site.'
export const parties = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} party` : `${formatNumber("en", values.count)} parties`)
export const restaurants = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} restaurant` : `${formatNumber("en", values.count)} restaurants`)
export const guestsSeatedNow = (values: { count: number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} guest` : `${formatNumber("en", values.count)} guests`)} seated now`
export const noCoversYet = () => 'No covers yet today.'
export const totalToday = (values: { number: (text: ReactNode) => ReactNode; count: number; words: (text: ReactNode) => ReactNode }) => joinNodes(values.number(formatNumber("en", values.count)), values.words(` ${(values.count === 1 ? 'cover' : 'covers')} today`))
export const atYourRestaurant = () => 'At your restaurant'
export const byRestaurant = () => 'By restaurant'
export const seated = (values: { count: string | number }) => `${values.count} seated`
export const next = () => 'Next'
export const noMoreArrivals = () => 'No more arrivals'
export const arrival = (values: { time: string | number; party: string | number }) => `${values.time} for ${values.party}`
export const closedToday = () => 'Closed today'
export const noCoversYetHere = () => 'No covers yet today'
export const coversInParties = (values: { covers: number; parties: number }) => `${(values.covers === 1 ? `${formatNumber("en", values.covers)} cover` : `${formatNumber("en", values.covers)} covers`)} in ${(values.parties === 1 ? `${formatNumber("en", values.parties)} party` : `${formatNumber("en", values.parties)} parties`)}`
export const welcome = () => 'Welcome'
export const todayAt = (values: { group: string | number }) => `Today at ${values.group}`
export const coversAreIn = (values: { vendor: string | number }) => `Covers are in ${values.vendor}.`
export const noBookingSettings = (values: { link: (text: ReactNode) => ReactNode }) => joinNodes('No booking settings yet: ', values.link('add them'), '.')
export const takesNoReservations = () => 'Takes no reservations on this site.'
export const waitingForYou = () => 'Waiting for you'
export const unansweredApplications = (values: { count: number; number: (text: ReactNode) => ReactNode }) => (values.count === 1 ? joinNodes(values.number(formatNumber("en", values.count)), ' unanswered application') : joinNodes(values.number(formatNumber("en", values.count)), ' unanswered applications'))
export const everyApplicationAnswered = () => 'Every application has been answered.'
export const unansweredEnquiries = (values: { count: number; number: (text: ReactNode) => ReactNode }) => (values.count === 1 ? joinNodes(values.number(formatNumber("en", values.count)), ' unanswered enquiry') : joinNodes(values.number(formatNumber("en", values.count)), ' unanswered enquiries'))
export const everyEnquiryAnswered = () => 'Every enquiry has been answered.'
export const sendersHaveWaited = (values: { count: number; age: string | number }) => `The ${(values.count === 1 ? 'sender' : 'first sender')} has waited ${values.age}.`
export const unsentEmails = (values: { count: number; number: (text: ReactNode) => ReactNode }) => (values.count === 1 ? joinNodes(values.number(formatNumber("en", values.count)), ' email that could not be sent') : joinNodes(values.number(formatNumber("en", values.count)), ' emails that could not be sent'))
export const recipientsNotTold = (values: { count: number }) => `${(values.count === 1 ? 'Its recipient has' : 'Their recipients have')} not been told yet.`
export const pages = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} page` : `${formatNumber("en", values.count)} pages`)
export const stories = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} story` : `${formatNumber("en", values.count)} stories`)
export const reusableSlices = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} reusable slice` : `${formatNumber("en", values.count)} reusable slices`)
export const menus = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} menu` : `${formatNumber("en", values.count)} menus`)
export const menuCategories = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} category` : `${formatNumber("en", values.count)} categories`)
export const dishes = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} dish or drink` : `${formatNumber("en", values.count)} dishes and drinks`)
export const drafts = (values: { count: number; number: (text: ReactNode) => ReactNode }) => (values.count === 1 ? joinNodes(values.number(formatNumber("en", values.count)), ' draft') : joinNodes(values.number(formatNumber("en", values.count)), ' drafts'))
export const noDrafts = () => 'Guests see everything you see.'
export const willBePublished = (values: { count: number; link: (text: ReactNode) => ReactNode; moment: string | number }) => joinNodes((values.count === 1 ? 'One is' : `${values.count} are scheduled, the first`), ' ', values.link('to be published'), ' ', values.moment, '.')
export const willBeWithdrawn = (values: { count: number; link: (text: ReactNode) => ReactNode; moment: string | number }) => joinNodes((values.count === 1 ? 'One is' : `${values.count} are scheduled, the first`), ' ', values.link('to be withdrawn'), ' ', values.moment, '.')
export const whereToFindEverything = () => 'Where to find everything'
