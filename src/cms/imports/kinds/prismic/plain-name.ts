/** A name as names of both systems are compared: `menu_category` is `menuCategory`. */
export const plainName = (name: string) => name.replaceAll(/[^a-z\d]/gi, '').toLowerCase()
