import type { JsonpForm } from '#providers/newsletter/contract.ts'

let known: Promise<JsonpForm | null> | null = null

/** How the site wants the form sent: by the provider's script, or (null) to itself. Asked for once. */
export function scriptForm(): Promise<JsonpForm | null> {
  known ??= ask().catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

async function ask(): Promise<JsonpForm | null> {
  const answer = await fetch('/api/newsletter', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`/api/newsletter answered ${answer.status}`)
  return ((await answer.json()) as { script: JsonpForm | null }).script
}
