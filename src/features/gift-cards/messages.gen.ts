// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const firstName = () => 'First name'
export const lastName = () => 'Last name'
export const email = () => 'Email'
export const phoneNumber = () => 'Phone number'
export const legalBusinessName = () => 'Legal business name'
export const businessAddress = () => 'Business address'
export const city = () => 'City'
export const province = () => 'Province'
export const website = () => 'Website'
export const send = () => 'Send'
export const applicationSubmitted = () => 'Success! You\'re application has been submitted.'
export const giftCards = () => 'Gift cards'
export const mailSubject = (values: { business: string | number }) => `Gift cards for ${values.business}`
export const wouldLikeGiftCards = (values: { business: string | number }) => `${values.business} would like gift cards`
export const formFilledIn = (values: { name: string | number }) => `${values.name} filled in the form on the website.`
export const company = () => 'Company'
export const address = () => 'Address'
export const name = () => 'Name'
export const repliesGoToSender = () => 'Replies to this email go to the sender.'
export const senderLeftNoEmail = () => 'The sender left no email address. Please call.'
export const openTheEnquiry = () => 'Open the enquiry'
export const giftCardRequestsReachYou = () => 'You are receiving this email because companies’ gift card requests are sent to your address.'
