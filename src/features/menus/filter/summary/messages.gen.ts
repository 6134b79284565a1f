// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const dishesAndDrinks = (values: { count: number }) => (values.count === 1 ? '1 dish or drink' : `${values.count} dishes and drinks`)
export const showing = (values: { shown: number; total: number; asked: string | number }) => `Showing ${(values.shown === 0 ? 'none' : `${values.shown}`)} of ${(values.total === 1 ? '1 dish or drink' : `${values.total} dishes and drinks`)}: ${values.asked}.`
export const askedWithout = (values: { marks: string | number }) => `without ${values.marks}`
export const askedWithoutOr = (values: { marks: string | number; mark: string | number }) => `${values.marks} or ${values.mark}`
export const askedMatching = (values: { words: string | number }) => `matching “${values.words}”`
export const leftOutUnchecked = (values: { count: number }) => `${(values.count === 1 ? '1 is' : `${values.count} are`)} left out because nobody has checked the allergens yet.`
export const disclaimer = () => 'Our kitchen handles all allergens. Please tell your server what you need to avoid.'
export const allergensCheckedOn = (values: { date: string | number }) => `Allergens last checked on ${values.date}.`
export const allergensPartlyChecked = (values: { count: number }) => `${(values.count === 1 ? '1 of these has' : `${values.count} of these have`)} not been checked.`
export const allergensNotChecked = () => 'The allergens of these dishes and drinks have not been checked.'
