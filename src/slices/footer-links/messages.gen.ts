// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const linkColumn = () => 'Link column'
export const previewText = () => 'A column of links in the footer.'
export const title = () => 'Title'
export const links = () => 'Links'
export const linkSingular = () => 'link'
export const linkPlural = () => 'links'
export const text = () => 'Text'
export const leadsTo = () => 'Leads to'
