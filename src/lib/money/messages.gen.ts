// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const enterNameOnCard = () => 'Please enter your name as it appears on your card.'
export const cardNumberBlank = () => 'The credit card number is blank. Please provide a valid credit card number.'
export const enterExpirationDate = () => 'Please enter a valid expiration date.'
export const enterCvc = () => 'Please enter a CVC.'
export const postalCodeRequired = () => 'Billing postal code of the credit card is required.'
export const dollars = (values: { amount: string | number }) => `$${values.amount}`
export const otherCurrency = (values: { currency: string | number; amount: string | number }) => `${values.currency} ${values.amount}`
