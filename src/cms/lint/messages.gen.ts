// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const openingHoursWeeklyHours = () => 'Opening hours › Weekly hours'
export const weeklyPeriod = (values: { number: string | number; name: string | number }) => `Weekly periods › ${values.number} ${values.name}`
export const allergensLastChecked = () => 'Allergens last checked'
export const altText = () => 'Alt text'
export const noAltText = () => 'The picture has no alt text'
export const theLinkLeadsNowhere = () => 'The link leads nowhere'
export const chosenIsGone = () => 'What was chosen here has been deleted or is not published'
export const requiredButEmpty = () => 'This is required but empty'
export const gapIsLeft = () => 'A gap is left: put your own words in place of the [[double brackets]].'
export const sliceLeftOut = () => 'The site cannot show this slice and leaves it out'
export const allergensUnchecked = () => 'Guests see this item, but nobody has checked its allergens'
export const hoursMissing = () => 'Tables can be booked here, but no weekly hours are entered: only the booking periods say when'
export const outsideHours = () => 'Part of it is outside the opening hours: those times are not offered'
export const documentMissing = () => 'Nobody has filled this in yet'
