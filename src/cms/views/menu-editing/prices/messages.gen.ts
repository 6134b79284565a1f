// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const prices = () => 'Prices'
export const intro = () => 'Type over a price, or select dishes and change them at once. Nothing is saved before you have reviewed it.'
export const draft = () => 'Draft: guests do not see it'
export const find = () => 'Find a dish or drink'
export const category = () => 'Category'
export const allCategories = () => 'All categories'
export const dish = () => 'Dish or drink'
export const price = () => 'Price'
export const selectAll = () => 'Select all shown'
export const select = (values: { dish: string | number }) => `Select ${values.dish}`
export const gridOf = () => 'Prices by dish and zone'
export const nothingFound = (values: { text: string | number }) => `No dish has “${values.text}” in its name here.`
export const cellOf = (values: { row: string | number; column: string | number }) => `${values.row}, ${values.column}`
export const sizeOf = (values: { dish: string | number; size: string | number }) => `${values.dish}, ${values.size}`
export const allOthers = () => 'All other zones'
export const none = () => 'none'
export const inherited = (values: { price: string | number }) => `${values.price}, as in all other zones`
export const pending = (values: { after: string | number; before: string | number }) => `${values.after}, was ${values.before}`
export const notAPrice = (values: { text: string | number }) => `“${values.text}” is no price. Please type an amount such as 24 or 24.50.`
export const changeSelected = () => 'Change selected dishes by percent or amount'
export const by = () => 'By'
export const percent = () => 'percent'
export const amount = () => 'amount'
export const howMuch = () => 'How much, for example 5 or −0.50'
export const roundTo = () => 'Round to'
export const noRounding = () => 'the cent'
export const rounding = () => 'Rounding'
export const nearest = () => 'nearest'
export const up = () => 'up'
export const down = () => 'down'
export const inColumns = () => 'In'
export const apply = (values: { count: number }) => `Apply to ${(values.count === 1 ? '1 dish' : `${values.count} dishes`)}`
export const notAPercentage = () => 'Please type a percentage such as 5, 2.5 % or −3, or choose “amount”.'
export const notAnAmount = () => 'Please type an amount such as 0.50 or −$1, or choose “percent”.'
export const chooseDishes = () => 'Please select dishes first.'
export const tooHigh = (values: { count: number }) => `${(values.count === 1 ? '1 price stays' : `${values.count} prices stay`)} as before: more than a dish may cost.`
export const changed = (values: { count: number }) => (values.count === 0 ? 'No price changes.' : values.count === 1 ? '1 price changes.' : `${values.count} prices change.`)
export const review = (values: { count: number }) => `Review ${(values.count === 1 ? '1 change' : `${values.count} changes`)}`
export const discard = () => 'Discard all'
export const reviewTitle = () => 'Before it is saved'
export const zone = () => 'Zone'
export const before = () => 'Before'
export const after = () => 'After'
export const save = (values: { count: number }) => `Save ${(values.count === 1 ? '1 price' : `${values.count} prices`)}`
export const saving = () => 'Saving…'
export const back = () => 'Go on editing'
export const saved = (values: { count: number }) => `${(values.count === 1 ? '1 price' : `${values.count} prices`)} saved.`
export const undo = () => 'Undo'
export const undone = (values: { count: number }) => `${(values.count === 1 ? '1 price is' : `${values.count} prices are`)} as before.`
export const isNow = (values: { row: string | number; column: string | number; now: string | number }) => `${values.row}, ${values.column}: somebody has changed it to ${values.now} meanwhile. Nothing was saved: please look at it and save again.`
export const isGone = (values: { row: string | number }) => `${values.row} is not there any more. Nothing was saved: please load the page again.`
