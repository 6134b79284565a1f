// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const quote = () => 'Quote'
export const previewText = () => 'One sentence that someone said, large on dark green.'
export const authorsRole = () => 'Author’s role'
