// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const unknownTimeZone = () => 'is not a known IANA time zone'
export const missing = () => 'is missing'
export const mustBeQuarter = () => 'must be a quarter of an hour such as 17:30'
export const mustBeDate = () => 'must be a date such as 2027-12-24'
export const mustBeTime = (values: { example: string | number }) => `must be a time such as ${values.example}`
export const mustBeCode = () => 'must be letters, digits and hyphens, at most 32'
export const mustBeAmount = () => 'must be an amount'
export const atMostTwoDecimals = () => 'must have at most two decimals'
export const notNegative = () => 'must not be negative'
export const tooLarge = () => 'is too large'
export const mustBePercentage = () => 'must be a percentage'
export const mustBeAtMost = (values: { most: string | number }) => `must be at most ${values.most}`
export const atMostThreeDecimals = () => 'must have at most three decimals'
export const mustHaveAtMostCharacters = (values: { most: string | number }) => `must have at most ${values.most} characters`
export const mustBeNumber = () => 'must be a number'
export const mustBeWholeNumber = () => 'must be a whole number'
export const mustBeAtLeast = (values: { least: string | number }) => `must be at least ${values.least}`
export const mustBeOneOf = (values: { values: string | number }) => `must be one of ${values.values}`
export const mustHaveAtLeastCharacters = (values: { least: string | number }) => `must have at least ${values.least} characters`
export const mustHaveAtLeastEntries = (values: { least: string | number }) => `needs at least ${values.least}`
export const mustHaveAtMostEntries = (values: { most: string | number }) => `has more than ${values.most}`
export const cannotBeRead = () => 'cannot be read'
export const mustBeMultipleOf = (values: { step: string | number }) => `must be a multiple of ${values.step}`
export const needsArea = () => 'needs at least one area'
export const needsTable = () => 'needs at least one table'
export const needsTwoTables = () => 'needs at least two tables'
export const needsRow = () => 'needs at least one row'
export const minAboveMax = () => 'is larger than the largest party'
export const usedTwice = (values: { value: string | number }) => `${values.value} is used twice`
export const noSuchArea = (values: { area: string | number }) => `there is no area ${values.area}`
export const codeOfTable = () => 'is the code of a table'
export const namesTableTwice = () => 'names a table twice'
export const noSuchTable = (values: { table: string | number }) => `there is no table ${values.table}`
export const mixesAttributes = () => 'mixes seating attributes'
export const noneSeatsMore = (values: { largest: string | number }) => `no table or combination seats more than ${values.largest}`
export const notLargerThanBefore = () => 'must be larger than the one before'
export const noRowFor = (values: { party: string | number }) => `has no row for parties of ${values.party}`
export const coversTooFew = (values: { maxParty: string | number }) => `is smaller than the largest party (${values.maxParty}), which could never be booked`
export const lessThanWithoutCheck = () => 'is less than what is booked without a check'
export const beforeFirstClosedDay = () => 'is before the first closed day'
export const overlaps = (values: { period: string | number; lastSeating: string | number }) => `overlaps ${values.period}, whose last seating is ${values.lastSeating}`
export const usedTwiceOnOneDay = () => 'is used twice on one day'
export const beforeFirstDay = () => 'is before the first day'
export const largerThanAtRestaurant = (values: { maxParty: string | number }) => `is larger than the largest party of the restaurant (${values.maxParty})`
export const seatsTooFew = (values: { maxParty: string | number }) => `are fewer than the largest party (${values.maxParty}), which could never be booked`
export const needsRoom = () => 'needs at least one room'
export const mustBeDayOfYear = () => 'must be a day of the year such as 11-01'
export const drawnTwice = (values: { table: string | number }) => `draws table ${values.table} twice`
export const tableOutsideRoom = (values: { table: string | number }) => `table ${values.table} stands outside of the room`
export const outsideRoom = () => 'something drawn is outside of the room'
export const firstHasNoDays = () => 'is the usual layout: it is in force on all days that no other one names, and has no days of its own'
export const daysOfLayout = (values: { layout: string | number }) => `names days that the layout ${values.layout} has, too`
export const neverServed = () => 'no table can be booked at its times on any of its days'
export const breakfast = () => 'Breakfast'
export const lunch = () => 'Lunch'
export const brunch = () => 'Brunch'
export const dinner = () => 'Dinner'
