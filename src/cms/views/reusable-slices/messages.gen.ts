// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const edit = () => 'Edit'
export const editNamed = (values: { title: string | number }) => `Edit ${values.title}`
export const isGone = () => 'Deleted or in the trash: guests see nothing here'
export const inDraftOnly = (values: { kind: string | number }) => `${values.kind}, in a draft`
export const changesAll = () => 'Publishing changes all of them. It cannot be deleted while guests see it on one of them.'
