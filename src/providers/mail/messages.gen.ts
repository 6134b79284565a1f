// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const addressUnusable = () => 'nothing can be sent to this address'
export const refusedByServer = (values: { reply: string | number }) => `refused by the mail server (${values.reply})`
export const notTakenByServer = (values: { why: string | number }) => `not taken by the mail server (${values.why})`
export const noAnswer = () => 'no answer'
