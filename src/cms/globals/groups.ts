/** Group of the admin's menu in which what stands on every page is found. */
export const everyPage = 'On every page'
