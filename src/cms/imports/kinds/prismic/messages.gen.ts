// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const kind = () => 'Prismic repository'
export const kindHint = () => 'Pages, news, restaurants, menus, zones and redirects of a Prismic repository: its export (a ZIP archive), or documents of its API as JSON. Import its pictures first, so that documents find them by the names of their files.'
export const publish = () => 'Publish new documents at once'
export const publishHint = () => 'Otherwise they begin as drafts, but for zones and redirects, which have none, and dishes and sections, which are seen on published menus only. A document whose slices lack pictures comes in as a draft then, too; what is published of one that is there stays, and its changes wait in its draft.'
export const document = () => 'Document'
export const file = () => 'File'
export const noDocument = () => 'It is no document of a Prismic repository: it has no id, or no type.'
export const otherLanguage = (values: { language: string | number }) => `It is in another language (${values.language}). The site has one, that of the first documents in English.`
export const unknownType = (values: { type: string | number }) => `Tableside has no documents of the type “${values.type}”.`
export const noRedirect = () => 'It is a redirect without an old path, or without a target.'
export const claimedTwice = () => 'Another document of the file is this page already, or has the same name in the address.'
