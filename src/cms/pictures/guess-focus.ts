import { MOST_PIXELS } from './limits.ts'
import { runSharp } from './sharp-client.ts'

/** A point of a picture, in whole percent from its left and upper edge. */
export type FocalPoint = { focalX: number; focalY: number }

/** Longer side of the copy that is looked at, in pixels. */
const SIDE = 320

const options = { limitInputPixels: MOST_PIXELS }

type Drawn = {
  data: Uint8Array
  info: { width: number; height: number; attentionX?: number; attentionY?: number }
}

/**
 * A guess at the focal point of a picture: where libvips finds most edges, colour and skin tones (its strategy "attention").
 * The whole picture is unpacked for it, in the process in which pictures are read. Throws `UnreadablePicture`.
 */
export async function guessFocus(input: Uint8Array): Promise<FocalPoint> {
  const small = await draw(input, [
    ['rotate', []],
    ['resize', [{ width: SIDE, height: SIDE, fit: 'inside' }]],
    ['png', []],
  ])
  const { width, height } = small.info
  // A cut that is not scaled: what sharp says of one that is scaled is off by the scale.
  const cut = { width: Math.ceil(width / 2), height, fit: 'cover', position: 'attention' }
  const { info } = await draw(small.data, [['resize', [cut]]])
  return {
    focalX: percentOf(info.attentionX ?? width / 2, width),
    focalY: percentOf(info.attentionY ?? height / 2, height),
  }
}

/** From 1 on: Payload takes a 0 for no focal point. */
const percentOf = (at: number, length: number) =>
  Math.min(99, Math.max(1, Math.round((at / length) * 100)))

async function draw(input: Uint8Array, calls: [name: string, args: unknown[]][]): Promise<Drawn> {
  const all = [...calls, ['toBuffer', [{ resolveWithObject: true }]]] as typeof calls
  return (await runSharp({ input, options, calls: all })) as Drawn
}
