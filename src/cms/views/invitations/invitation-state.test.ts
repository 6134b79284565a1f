import { expect, it } from 'vitest'
import { utcOffsets } from '#lib/time/utc-offsets.ts'
import { invitationState, stateLabel } from './invitation-state.ts'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const OFFSETS = utcOffsets('America/Vancouver', NOW)
const until = (iso: string) => ({ state: 'invited', invitedUntil: iso })

it('the list of staff says who can sign in, who is invited, and whose invitation has ended', () => {
  expect(stateLabel({ state: 'active' }, NOW, OFFSETS)).toBe('Active')
  expect(stateLabel(until('2026-12-05T03:00:00Z'), NOW, OFFSETS)).toBe(
    'Invited until Friday, December 4',
  )
  expect(stateLabel(until('2026-11-27T12:00:00Z'), NOW, OFFSETS)).toBe('Invitation expired')
  expect(stateLabel({ state: 'withdrawn' }, NOW, OFFSETS)).toBe('Invitation withdrawn')
})

it('accounts of earlier releases have a password, and are active', () => {
  expect(invitationState({}, NOW)).toBe('active')
  expect(invitationState({ state: null, invitedUntil: null }, NOW)).toBe('active')
})
