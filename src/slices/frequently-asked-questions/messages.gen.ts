// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const frequentlyAskedQuestions = () => 'Frequently asked questions'
export const previewText = () => 'Questions that open to show their answers.'
export const questions = () => 'Questions'
export const question = () => 'Question'
export const answer = () => 'Answer'
