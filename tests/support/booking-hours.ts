/** Stands in for the content's opening hours: no restaurant has public ones. */
export async function readHours(): Promise<null> {
  return null
}
