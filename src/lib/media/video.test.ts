import { expect, it } from 'vitest'
import { videoType } from './video.ts'

it('names the codec of a film in AV1, and nothing but the container of any other', () => {
  expect(videoType('video/mp4', '0a1b-ember-loop-av1.mp4')).toBe(
    'video/mp4; codecs="av01.0.05M.08"',
  )
  expect(videoType('video/mp4', '0a1b-ember-loop.mp4')).toBe('video/mp4')
  expect(videoType('video/webm', '0a1b-slav1c-dance.webm')).toBe('video/webm')
})
