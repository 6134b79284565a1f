// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const menu = () => 'Menu'
export const documentTitle = (values: { place: string | number; group: string | number }) => `Menu · ${values.place} · ${values.group}`
export const pageOfPages = (values: { page: string | number; pages: string | number }) => `${values.page} of ${values.pages}`
export const marksAndAllergens = () => 'Marks and allergens'
export const dishesAndPricesMayChange = () => 'Dishes and prices may change. The menu as it is now:'
export const shareAsPdf = () => 'Share as PDF'
export const saveAsPdf = () => 'Save as PDF'
export const fileName = (values: { place: string | number }) => `${values.place} menu.pdf`
