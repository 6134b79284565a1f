/** Smallest and largest side of a room, centimetres. */
export const MIN_ROOM_CM = 200
export const MAX_ROOM_CM = 4000
/** Smallest side of what is drawn, centimetres. */
export const MIN_SIDE_CM = 10
