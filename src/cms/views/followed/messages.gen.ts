// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const followed = () => 'How often it is followed'
export const never = () => 'Not counted yet'
export const times = (values: { count: number; days: string | number; day: string | number }) => `${(values.count === 0 ? 'Not followed' : values.count === 1 ? 'Once' : `${values.count} times`)} in the last ${values.days} days. Last on ${values.day}.`
export const notFollowed = (values: { days: string | number }) => `No visit counted so far. Counts go back ${values.days} days.`
export const whatCounts = () => 'Guests’ browsers count, at most once in five minutes each. Robots and guests who ask not to be tracked do not, so a redirect without visits may still serve search engines.'
