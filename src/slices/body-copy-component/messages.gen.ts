// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const bodyCopy = () => 'Body copy'
export const previewText = () => 'A heading with one or two paragraphs in the middle of the page.'
