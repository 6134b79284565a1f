/** A sender of a form, in examples. */
export const personExample = {
  fname: 'Ida',
  lname: 'Marsh',
  email: 'ida@example.com',
  tel: '604-555-0123',
}

/** The key of a filled-in form, in examples. */
export const submissionExample = 'c0a8012e-7b1f-4f57-9d1c-2f6d0a6f3b11'
