// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const newsCalendar = () => 'News calendar'
export const about = (values: { zone: string | number }) => `What is on the site, what is planned, and when posts come down. Times are those of ${values.zone}.`
export const howTo = () => 'To plan it, open a post: Schedule Publish beside its button publishes it at a time, and Comes down beside the post takes it off the site.'
export const show = () => 'Show'
export const calendar = () => 'Calendar'
export const all = () => 'All news'
export const newPost = () => 'New post'
export const onSite = () => 'On the site'
export const draft = () => 'Draft'
export const published = (values: { date: string | number }) => `Published, of ${values.date}.`
export const isDraft = (values: { date: string | number }) => `Draft of ${values.date}: nothing publishes it.`
export const willPublish = (values: { at: string | number }) => `Published ${values.at}.`
export const willComeDown = (values: { at: string | number }) => `Comes down ${values.at}.`
export const failed = (values: { at: string | number }) => `Planned for ${values.at} and not done: the site’s log says why.`
export const none = () => 'Nothing is published, planned or dated in these weeks.'
export const more = () => 'There is more than fits here: choose fewer weeks.'
export const untitled = () => 'Without a title'
