// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const confirmation = (values: { place: string | number; party: string | number; moment: string | number; link: string | number }) => `${values.place}: table for ${values.party}, ${values.moment}. Change or cancel: ${values.link} Reply STOP to opt out.`
export const changed = (values: { place: string | number; party: string | number; moment: string | number; link: string | number }) => `${values.place}: now a table for ${values.party}, ${values.moment}. Change or cancel: ${values.link} Reply STOP to opt out.`
export const cancelled = (values: { place: string | number; party: string | number; moment: string | number }) => `${values.place}: your table for ${values.party}, ${values.moment}, is cancelled. Reply STOP to opt out.`
export const reminder = (values: { place: string | number; party: string | number; moment: string | number; link: string | number }) => `${values.place}: we look forward to seeing you, table for ${values.party}, ${values.moment}. Change or cancel: ${values.link} Reply STOP to opt out.`
export const tableReady = (values: { place: string | number; party: string | number; named: string | number; name: string | number }) => `${values.place}: your table for ${values.party} is ready${(values.named === 'yes' ? `, ${values.name}` : '')}. Please come to the host. Reply STOP to opt out.`
export const saidStop = () => 'they said STOP'
export const noConsent = () => 'no consent to text messages'
export const numberDeleted = () => 'number deleted'
export const noLongerNotified = () => 'no longer notified'
export const notInTime = () => 'not sent in time'
