// Line drawings for `Icon`: paths in a square of 24 units. One export each, so that a page loads only its own.
export const menu = 'M3 7h18M3 12h18M3 17h12'
export const close = 'M5 5l14 14M19 5L5 19'
export const chevronDown = 'M5 9l7 7 7-7'
export const arrowLeft = 'M20 12H4m6-6l-6 6 6 6'
export const arrowRight = 'M4 12h16m-6-6l6 6-6 6'
export const arrowUp = 'M12 20V4m-6 6l6-6 6 6'
export const search = 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.300 15.300L20.500 20.500'
export const check = 'M4 12.5l5 5L20 6.5'
export const pin =
  'M12 21s7-6.2 7-11.5A7 7 0 005 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 100-5 2.5 2.5 0 000 5z'
export const clock = 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.5 2'
export const phone =
  'M6 3h3l2 5-2.5 1.500a12 12 0 006 6L16 13l5 2v3a3 3 0 01-3 3A15 15 0 013 6a3 3 0 013-3z'
export const calendar = 'M4 6h16v15H4zM4 10h16M8 3v5M16 3v5'
export const warning = 'M12 4l9.5 16h-19zM12 10v4.500M12 17.200v.3'
export const plus = 'M12 5v14M5 12h14'
export const minus = 'M5 12h14'
export const play = 'M8 5l11 7-11 7z'
export const pause = 'M9 5v14M15 5v14'
export const external = 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9'
export const facebook =
  'M14 21v-8h3l.5-3.500H14V7.500c0-1.1.5-2 2-2h1.500V2.300A15 15 0 0015 2c-2.7 0-4.5 1.6-4.5 4.700v2.800h-3V13h3v8'
export const instagram =
  'M7 3h10a4 4 0 014 4v10a4 4 0 01-4 4H7a4 4 0 01-4-4V7a4 4 0 014-4zM12 16a4 4 0 100-8 4 4 0 000 8zM17.2 6.700v.1'
export const twitter = 'M4 4l16 16M20 4L4 20M4 4h4l12 16h-4z'
