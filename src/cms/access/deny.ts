/** Only the program itself. */
export function nobody(): boolean {
  return false
}
