/** Labels of the form's fields, by which its messages name them (S1 §5). */
export const LABELS = {
  fname: 'First Name',
  lname: 'Last Name',
  email: 'Email',
  tel: 'Phone Number',
  location: 'Location',
  position: 'Position',
  file: 'Resume',
} as const

/** S1 §3. */
export const POSITIONS = ['Front House', 'Culinary', 'Management'] as const

/** S1 §5, D-34: most bytes that a resume may have. */
export const MAX_RESUME = 2 * 1024 * 1024

/** What may be wrong with a resume. */
export const RESUME_TEXT = {
  tooLarge: 'This file exceeds the 2MB limit.',
  empty: 'This file is empty.',
  wrongType: 'This file is not a PDF or a Word document (doc, docx).',
  /** The name says another kind than the content is. */
  otherKind: 'This file is not what its name says. Please save it again as PDF, doc or docx.',
  macros: 'This document contains macros. Please save it without them, or as a PDF.',
  unsafe: 'This document unpacks to too much to be a resume. Please save it as a PDF.',
  infected: 'Our virus scanner found something in this file. Please send another one.',
} as const
