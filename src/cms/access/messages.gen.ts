// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const administrator = () => 'Administrator: everything'
export const editor = () => 'Editor: pages, menus, locations, pictures'
export const host = () => 'Host: booking settings and reservations at their own locations'
export const manager = () => 'Manager: all that a host does, and figures, at their own locations'
export const viewer = () => 'Viewer: the day’s parties and requests at their own locations, without contact and payments'
export const recruiter = () => 'Recruiter: applications to their own locations'
export const marketing = () => 'Marketing: subscribers and enquiries'
