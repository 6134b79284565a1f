import type { SharpDependency } from 'payload'
import type { Metadata, SharpOptions } from 'sharp'
import { MOST_PIXELS } from './limits.ts'
import { runSharp } from './sharp-client.ts'
import type { SharpCall } from './sharp-messages.ts'

type Calls = SharpCall['calls']

/** Methods of sharp that Payload calls; any other fails with an error that names it. */
const CHAINED_METHODS = ['extract', 'resize', 'rotate', 'toFormat', 'trim', 'withMetadata'] as const

/**
 * In the place of sharp for Payload: the same calls, noted down here and made in the process of `sharp-process.ts`.
 */
export const isolatedSharp = ((input: Uint8Array | string, options: SharpOptions = {}) => {
  const bounded = { ...options, limitInputPixels: MOST_PIXELS }
  const read = (calls: Calls) => runSharp({ input, options: bounded, calls })
  // Whatever was done to the picture, sharp says what the file is.
  let metadata: Promise<unknown> | undefined
  const chain = (calls: Calls): object => ({
    ...Object.fromEntries(
      CHAINED_METHODS.map((name) => [
        name,
        (...args: unknown[]) => chain([...calls, [name, args.map(withoutFunctions)]]),
      ]),
    ),
    clone: () => chain(calls),
    metadata: () => {
      metadata ??= read([['metadata', []]])
      return metadata
    },
    toBuffer: (...args: unknown[]) => read([...calls, ['toBuffer', args]]).then(withBuffer),
  })
  return chain([])
}) as unknown as SharpDependency

/** A picture size of Payload's has functions beside its numbers, of which sharp uses none and which cannot be sent. */
function withoutFunctions(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one !== 'function'))
}

/** Bytes come from the other process as plain ones. */
function withBuffer(value: unknown): unknown {
  if (value instanceof Uint8Array) return asBuffer(value)
  const { data, info } = value as { data: Uint8Array; info: unknown }
  return { data: asBuffer(data), info }
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** How many pixels a picture has in all its frames, by what it says of itself. Throws `UnreadablePicture`. */
export async function countPixels(input: Uint8Array): Promise<number> {
  const options = { limitInputPixels: false } as const
  const read = await runSharp({ input, options, calls: [['metadata', []]] })
  const { width, height, pages = 1 } = read as Metadata
  return width * height * pages
}
