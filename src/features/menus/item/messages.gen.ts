// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const soldOut = () => 'Sold out'
export const suggested = () => 'Suggested'
export const nutrition = () => 'Nutrition'
export const photo = () => 'Photo'
export const foodAndDrinkWithIt = () => 'Food and drink that go with it'
export const foodWithIt = () => 'Food that goes with it'
export const drinksWithIt = () => 'Drinks that go with it'
export const notAvailable = () => 'N/A'
export const shareThisDish = () => 'Share this dish'
export const copyLinkToThisDish = () => 'Copy link to this dish'
export const linkCopied = () => 'Link copied'
