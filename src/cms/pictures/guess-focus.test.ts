import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { guessFocus } from './guess-focus.ts'
import { UnreadablePicture } from './sharp-client.ts'

const spot = (width: number, height: number, left: number, top: number, side: number) => {
  const ground = { width, height, channels: 3 as const, background: { r: 40, g: 60, b: 90 } }
  const square = {
    ...{ width: side, height: side, channels: 3 as const },
    background: { r: 230, g: 90, b: 60 },
  }
  return sharp({ create: ground }).composite([{ input: { create: square }, left, top }])
}

describe('the focal point of a picture', () => {
  test.each([
    [2000, 1000, 1500, 200, 200, 80, 30],
    [1000, 1000, 100, 700, 100, 15, 75],
    [600, 1200, 400, 900, 100, 75, 79],
  ])(
    'is guessed where something is seen: %i × %i',
    async (width, height, x, y, side, left, top) => {
      const { focalX, focalY } = await guessFocus(
        await spot(width, height, x, y, side).jpeg().toBuffer(),
      )
      expect(Math.abs(focalX - left)).toBeLessThan(8)
      expect(Math.abs(focalY - top)).toBeLessThan(8)
    },
  )

  test('is that of the picture as it is shown, where the camera was turned', async () => {
    const turned = await spot(1000, 600, 100, 100, 100).withMetadata({ orientation: 6 }).jpeg()
    const { focalX, focalY } = await guessFocus(await turned.toBuffer())
    expect([focalX > 60, focalY < 30]).toEqual([true, true])
  })

  test('is some point of a picture without anything, and of one that is a pixel wide', async () => {
    const line = await sharp({
      create: { width: 1, height: 400, channels: 3, background: '#333' },
    })
      .png()
      .toBuffer()
    const { focalX, focalY } = await guessFocus(line)
    expect([focalX, focalY].every((one) => one >= 1 && one <= 99)).toBe(true)
  })

  test('is not guessed of a picture that ends in the middle', async () => {
    const whole = await spot(800, 800, 10, 10, 100).jpeg().toBuffer()
    await expect(guessFocus(whole.subarray(0, whole.length / 2))).rejects.toThrow(UnreadablePicture)
  })
})
