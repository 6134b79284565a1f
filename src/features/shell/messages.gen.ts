// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const createAnSeoTemplate = () => 'Please create an seo template document'
export const createAHeader = () => 'Please create a header document'
export const createAFooter = () => 'Please create a footer document'
