// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const someoneElseIsChanging = () => 'Someone else is changing this right now. Please try again in a moment.'
