// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const tooManyParts = (values: { most: string | number }) => `A form may have ${values.most} parts.`
export const bodyNotForm = () => 'The body is not a form.'
export const oneOf = (values: { values: string | number }) => `One of ${values.values}.`
export const cardNotUsable = () => 'This card cannot be used.'
export const emailRefused = () => 'We cannot send email to this address. Please check the part after the @.'
export const firstNameRefused = () => 'This first name was not accepted. Please check it.'
export const lastNameRefused = () => 'This last name was not accepted. Please check it.'
export const phoneRefused = () => 'This phone number cannot be reached. Please check it, including the area code.'
export const seatingNotOffered = () => 'is not offered here'
export const addOnsNotOffered = () => 'are not offered in this quantity or with this experience'
export const callPhoneFirst = (values: { phone: string | number }) => `There are already several reservations with these details. Please call ${values.phone} to make another.`
export const callRestaurantFirst = () => 'There are already several reservations with these details. Please call the restaurant to make another.'
