/** The body of an answer of the interface; null where it says that there is no such thing. Rejects otherwise. */
export async function getJson<T>(path: string): Promise<T | null> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}
