/** Characters that a password has at least and at most, counted as a reader counts them. */
export const MIN_LENGTH = 12
export const MAX_LENGTH = 128

/** The length of a password in characters. */
export function passwordLength(password: string): number {
  return [...password].length
}
