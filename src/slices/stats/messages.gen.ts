// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const stats = () => 'Stats'
export const previewText = () => 'Three large numbers with a word below each.'
export const counters = () => 'Counters'
export const whatIsCounted = () => 'What is counted'
export const countsFrom = () => 'Counts from'
export const countsTo = () => 'Counts to'
export const separateThousands = () => 'Separate thousands (12,000)'
