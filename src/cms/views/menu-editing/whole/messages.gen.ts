// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const wholeMenu = () => 'Whole menu'
export const intro = () => 'As guests see it. Click a name, a description or a price to change it; drag a dish, or use its buttons, to move it.'
export const menu = () => 'Menu'
export const restaurant = () => 'Restaurant'
export const allRestaurants = () => 'All restaurants'
export const noMenus = () => 'There is no published menu yet.'
export const nameOf = (values: { dish: string | number }) => `Name of ${values.dish}`
export const descriptionOf = (values: { dish: string | number }) => `Description of ${values.dish}`
export const priceOf = (values: { dish: string | number }) => `Price of ${values.dish}`
export const noPrice = () => 'No price'
export const noDescription = () => 'Add a description'
export const richDescription = () => 'Its description has links or emphasis: change it in the dish.'
export const size = (values: { title: string | number; price: string | number }) => `${values.title} ${values.price}`
export const changeSizes = (values: { dish: string | number }) => `Prices of sizes: ${values.dish}`
export const priceHere = (values: { price: string | number }) => `Here ${values.price}`
export const isDraft = () => 'Draft: guests do not see it'
export const draftWaits = () => 'Has a draft with changes that guests do not see yet'
export const notServedHere = () => 'Not served here'
export const up = () => 'Up'
export const down = () => 'Down'
export const moveUp = (values: { dish: string | number }) => `Up: ${values.dish}`
export const moveDown = (values: { dish: string | number }) => `Down: ${values.dish}`
export const moveTo = () => 'Move to…'
export const moveDishTo = (values: { dish: string | number }) => `Move to… ${values.dish}`
export const openDish = (values: { dish: string | number }) => `Open: ${values.dish}`
export const open = () => 'Open'
export const isMoved = (values: { dish: string | number; at: string | number; count: string | number; category: string | number }) => `${values.dish}: ${values.at} of ${values.count} in ${values.category}.`
export const isSaved = (values: { dish: string | number }) => `${values.dish}: saved.`
export const isBack = () => 'Undone.'
export const undo = () => 'Undo'
export const markSoldOut = () => 'Mark sold out'
export const putBackOn = () => 'Put back on'
export const soldOut = () => 'Sold out'
export const notAPrice = () => 'Please type an amount such as 24 or 24.50.'
export const needsName = () => 'Please type a name.'
export const listedThere = (values: { category: string | number }) => `It is listed in ${values.category} already.`
export const emptyCategory = () => 'No dishes yet. Drop one here.'
export const drag = () => 'Drag to move'
