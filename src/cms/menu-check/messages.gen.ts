// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const menu = () => 'Menu'
export const suggestedWith = () => 'Suggested with'
export const menuInDraftOnly = () => 'Menu, in a draft only'
export const noCategory = () => 'No category lists it. Put it into one: “Listed in” beside the dish.'
export const onlyDraftCategory = (values: { category: string | number }) => `Only a draft of the category “${values.category}” lists it. Publish that category.`
export const categoryIsOnNoMenu = (values: { category: string | number }) => `It is in the category “${values.category}”, and no menu lists that. Add the category to a section of a menu.`
export const categoryOnNoMenu = () => 'No menu lists it. Add it to a section of a menu.'
export const onlyDraftMenu = (values: { menu: string | number }) => `Only a draft of the menu “${values.menu}” lists it. Publish that menu.`
export const menuAtNoRestaurant = (values: { menu: string | number }) => `No restaurant that serves it shows the menu “${values.menu}”. Choose that menu in the zone of a restaurant.`
