import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playerUrl } from './player-url.ts'

describe('the player of a film', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    ],
    ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    [
      'https://www.youtube.com/shorts/aqz-KE-bpKQ',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://player.example.com/films/7', 'https://player.example.com/films/7'],
  ])('of %s is %s', (address, player) => {
    expect(playerUrl(address)).toBe(player)
  })

  it('is null or https, whatever was entered', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
        const player = playerUrl(address)
        if (player !== null) expect(player).toMatch(/^https:\/\//)
      }),
    )
  })
})
