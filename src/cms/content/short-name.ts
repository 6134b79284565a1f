/** The group's name where nobody has entered one, and where none can be read. */
export const SHORT_NAME = 'Our restaurants'
