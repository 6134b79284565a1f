/** SQL placeholders `$3, $4, …` for as many values, starting with a number. */
export function placeholders(first: number, values: readonly unknown[]): string {
  return values.map((_, index) => `$${first + index}`).join(', ')
}
