import * as t from './messages.gen.ts'

/** The group's name where nobody has entered one, and where none can be read. */
export const SHORT_NAME = t.ourRestaurants()
