// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const kind = () => 'Menus'
export const kindHint = () => 'A dish in each row: its section, name, text, prices, marks, allergens and nutrition, and the zone that shows the menu. CSV, JSON, or saved pages of your present website, also several in a ZIP archive.'
export const id = () => 'Id in the old system'
export const menu = () => 'Menu'
export const section = () => 'Section'
export const dish = () => 'Dish'
export const description = () => 'Description'
export const price = () => 'Price'
export const prices = () => 'Prices of variants'
export const marks = () => 'Marks'
export const mark = (values: { mark: string | number }) => `Mark: ${values.mark}`
export const notOnMenu = (values: { dish: string | number; menu: string | number }) => `“${values.dish}” is not on the menu “${values.menu}” here. There may be another menu of that name, or it has another address: leave the id out to add the dish as a new one.`
export const unknownMark = (values: { mark: string | number }) => `“${values.mark}” is no mark yet. Make it under Diets and allergens, or leave it out.`
export const contains = () => 'Contains'
export const mayContain = () => 'May contain'
export const perServing = () => 'Per serving'
export const calories = () => 'Calories'
export const fat = () => 'Fat'
export const saturatedFat = () => 'Saturated fat'
export const transFat = () => 'Trans fat'
export const cholesterol = () => 'Cholesterol'
export const sodium = () => 'Sodium'
export const carbohydrates = () => 'Carbohydrates'
export const fibre = () => 'Fibre'
export const sugars = () => 'Sugars'
export const protein = () => 'Protein'
export const publish = () => 'Publish new menus at once'
export const publishHint = () => 'Otherwise a new menu is a draft. Its dishes are published, and seen on published menus only.'
export const sectionLost = () => 'A row above it cannot be read, so it is not known which section this one belongs to.'
export const menuZone = () => 'Menu zone'
export const noZone = (values: { name: string | number }) => `There is no zone with the name “${values.name}”. Import the restaurants with their zones first.`
export const zoneTaken = (values: { name: string | number; menu: string | number }) => `The zone “${values.name}” shows the menu “${values.menu}” by a row above. A zone shows one menu.`
