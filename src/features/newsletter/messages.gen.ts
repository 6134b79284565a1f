// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'
import type { Words } from '#lib/words/words.ts'

export const firstName = () => 'First name'
export const firstNameInMessages = () => 'First Name'
export const lastName = () => 'Last name'
export const lastNameInMessages = () => 'Last Name'
export const email = () => 'Email'
export const birthMonthAndRestaurantOptional = () => 'Birth month and restaurant (optional)'
export const birthMonth = () => 'Birth month'
export const preferNotToSay = () => 'Prefer not to say'
export const yourRestaurant = () => 'Your restaurant'
export const allOfThem = () => 'All of them'
export const signUp = () => 'Sign up'
export const thankYouForSigningUp = () => 'Thank you for signing up.'
export const answersAreTooLong = () => 'Sorry, your submission failed. Please shorten your responses and try again.'
export const newsletter = () => 'Newsletter'
export const oneMoreStep = (words: Words) => words['newsletter.confirmHeading'] ?? 'One more step'
export const confirmSubject = (values: { group: string | number }) => `Please confirm: news from ${values.group}`
export const confirmPreheader = () => 'One more step. We write only if you say yes.'
export const pleaseConfirm = (values: { group: string | number }) => `Somebody asked for news from ${values.group} with this address. If it was you, please confirm, and we will write to you. If it was not, there is nothing to do: we write only if you say yes.`
export const confirmYourAddress = () => 'Confirm your address'
export const alreadyOnListSubject = (values: { group: string | number }) => `You are already on our list: news from ${values.group}`
export const alreadyOnListPreheader = () => 'There is nothing to do. You can unsubscribe anytime.'
export const alreadyOnList = (words: Words) => words['newsletter.knownHeading'] ?? 'You are already on our list'
export const nothingToDo = (values: { group: string | number }) => `Somebody asked for news from ${values.group} with this address. You already get it, so there is nothing to do.`
export const addressWasEntered = () => 'You are receiving this email because this address was entered in our newsletter form.'
export const unsubscribeThisAddress = () => 'Unsubscribe this address'
export const wouldYouLikeNews = (values: { address: (text: ReactNode) => ReactNode; email: string | number }) => joinNodes('Would you like to hear from us when there is news? We will write to ', values.address(`${values.email}`), '.')
export const yesSignMeUp = () => 'Yes, sign me up'
export const youAreOnOurList = (words: Words) => words['newsletter.joinedHeading'] ?? 'You are on our list'
export const weWriteOnlyNews = (values: { address: (text: ReactNode) => ReactNode; email: string | number }) => joinNodes('Thank you. We write only when there is news, to ', values.address(`${values.email}`), '.')
export const wouldYouLikeToUnsubscribe = (words: Words) => words['newsletter.leaveHeading'] ?? 'Would you like to unsubscribe?'
export const weWillStopSending = (values: { address: (text: ReactNode) => ReactNode; email: string | number }) => joinNodes('One tap, and we will stop sending news to ', values.address(`${values.email}`), '.')
export const unsubscribe = () => 'Unsubscribe'
export const youAreOffOurList = (words: Words) => words['newsletter.leftHeading'] ?? 'You are off our list'
export const weSendNoMoreNews = (values: { address: (text: ReactNode) => ReactNode; email: string | number }) => joinNodes('We will not send you any more news. You can sign up again at any time with ', values.address(`${values.email}`), '.')
export const backToTheRestaurants = () => 'Back to the restaurants'
export const monthName = (values: { month: string | number }) => (values.month === '1' ? 'January' : values.month === '2' ? 'February' : values.month === '3' ? 'March' : values.month === '4' ? 'April' : values.month === '5' ? 'May' : values.month === '6' ? 'June' : values.month === '7' ? 'July' : values.month === '8' ? 'August' : values.month === '9' ? 'September' : values.month === '10' ? 'October' : values.month === '11' ? 'November' : 'December')
