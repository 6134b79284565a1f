// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const served = (values: { times: string | number }) => `Served ${values.times}`
export const timeSpan = (values: { from: string | number; until: string | number }) => `${values.from} to ${values.until}`
export const fromTime = (values: { from: string | number }) => `from ${values.from}`
export const untilTime = (values: { until: string | number }) => `until ${values.until}`
