import { compareReadings } from './compare.ts'
import { minimise } from './minimise.ts'
import { nodeReader } from './node-reading.ts'
import { requestBytes } from './requests.ts'

/** The first input of a kind of disagreement, as it was and as short as it was found. */
export type Disagreement = { input: number; what: string; bytes: string; shortest: string }

export type Played = { counts: Record<string, number>; disagreements: Disagreement[] }

/** Has front and Node read so many inputs of a seed; input n is the same one wherever it is begun. */
export function playReaders(seed: number, { from = 0, inputs = 1 }): Played {
  const read = nodeReader()
  const counts: Record<string, number> = {}
  const disagreements = new Map<string, Disagreement>()
  for (let input = from; input < from + inputs; input++) {
    const bytes = requestBytes(seed, input)
    const { kind, disagreement: what } = compareReadings(bytes, read)
    const counted = what ? `${kind}: ${what}` : kind
    counts[counted] = (counts[counted] ?? 0) + 1
    if (!what || disagreements.has(what)) continue
    const same = (shorter: Buffer) => compareReadings(shorter, read).disagreement === what
    const shortest = minimise(bytes, same).toString('latin1')
    disagreements.set(what, { input, what, bytes: bytes.toString('latin1'), shortest })
  }
  return { counts, disagreements: [...disagreements.values()] }
}
