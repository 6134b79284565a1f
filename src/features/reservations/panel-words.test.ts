import { expect, it } from 'vitest'
import { PANEL_SENTENCES, panelWords } from './panel-words.ts'
import voice from './steps/messages/voice.json' with { type: 'json' }

it('the panel is given every sentence that it says, and no other', () => {
  expect([...PANEL_SENTENCES].sort()).toEqual(
    Object.values(voice)
      .map(({ id }) => id)
      .sort(),
  )
  const thanks = { 'booking.thanks': 'Cheers, {name}' }
  expect(panelWords({ ...thanks, 'visit.over': 'Come back soon.' })).toEqual(thanks)
  expect(panelWords({ 'visit.over': 'Come back soon.' })).toBeNull()
})
