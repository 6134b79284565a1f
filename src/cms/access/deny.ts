/** Only the program itself. */
export function deny(): boolean {
  return false
}
