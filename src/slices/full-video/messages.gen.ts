// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const fullVideo = () => 'Full video'
export const previewText = () => 'A video from edge to edge that plays at the press of a button.'
export const whatTheVideoShows = () => 'What the video shows'
export const video = () => 'Video'
export const siteMustBeListed = () => 'The web address of the video. Its site must be listed in the settings.'
export const pictureBeforeItPlays = () => 'Picture before it plays'
export const playTitle = (values: { title: string | number }) => `Play: ${values.title}`
export const watchTitle = (values: { title: string | number }) => `Watch: ${values.title}`
