// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const standardSeating = () => 'Standard'
export const bar = () => 'Bar'
export const counter = () => 'Counter'
export const highTop = () => 'High top'
export const outdoor = () => 'Outdoor'
