// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const doorDash = () => 'DoorDash'
export const favor = () => 'Favor'
export const grubhub = () => 'Grubhub'
export const uberEats = () => 'Uber Eats'
export const skipTheDishes = () => 'SkipTheDishes'
export const unreadableText = () => 'This text cannot be read. Please write it anew, or paste it without formatting.'
export const unusableAddress = () => 'Use an address that starts with https://, /, mailto: or tel:.'
export const ourRestaurants = () => 'Our restaurants'
