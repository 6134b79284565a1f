// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const wasDeleted = () => 'it was deleted'
export const nothingToSay = () => 'there is nothing left to say'
export const invitationEnded = () => 'the invitation was replaced, used or withdrawn'
