// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const pageOpeners = () => 'Page openers'
export const words = () => 'Words'
export const picturesAndVideo = () => 'Pictures and video'
export const offers = () => 'Offers'
export const dishesAndMenus = () => 'Dishes and menus'
export const forms = () => 'Forms'
export const onSeveralPages = () => 'On several pages'
export const aroundThePage = () => 'Around the page'
export const callToAction = () => 'Call to action'
export const background = () => 'Background'
export const light = () => 'Light'
export const lighter = () => 'Lighter'
export const dark = () => 'Dark'
export const showFrom = () => 'Show from'
export const leaveEmptyToShowAtOnce = () => 'In the time zone of the visitor’s restaurant. Leave empty to show it right away.'
export const showUntil = () => 'Show until'
export const leaveEmptyToShowForever = () => 'In the same time zone. Leave empty to show it until it is removed.'
export const dishOrDrink = () => 'Dish or drink'
export const sliceIsNotShown = (values: { slug: string | number; reason: string | number }) => `The slice “${values.slug}” is not shown: ${values.reason}.`
export const noSuchSlice = () => 'no such slice'
export const fieldIsMissingOrWrong = (values: { field: string | number }) => `its field ${values.field} is missing or wrong`
export const contentCouldNotBeRead = () => 'its content could not be read'
export const sliceShowsNothing = () => 'This slice draws nothing itself.'
export const sliceCanSay = (values: { fields: string | number }) => `It can say: ${values.fields}.`
