// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const vendorSays = (values: { vendor: string | number; reply: string | number }) => `${values.vendor}: ${values.reply}`
export const noAnswer = () => 'no answer'
export const notArrived = () => 'it did not arrive'
export const saidStop = () => 'they said STOP'
