import { expect, it } from 'vitest'
import { invitationState, stateLabel } from './invitation-state.ts'

const ZONE = 'America/Vancouver'
const NOW = Date.parse('2026-11-27T12:00:00Z')
const until = (iso: string) => ({ state: 'invited', invitedUntil: iso })

it('the list of staff says who can sign in, who is invited, and whose invitation has ended', () => {
  expect(stateLabel({ state: 'active' }, NOW, ZONE)).toBe('Active')
  expect(stateLabel(until('2026-12-05T03:00:00Z'), NOW, ZONE)).toBe(
    'Invited until Friday, December 4',
  )
  expect(stateLabel(until('2026-11-27T12:00:00Z'), NOW, ZONE)).toBe('Invitation expired')
  expect(stateLabel({ state: 'withdrawn' }, NOW, ZONE)).toBe('Invitation withdrawn')
})

it('accounts of earlier releases have a password, and are active', () => {
  expect(invitationState({}, NOW)).toBe('active')
  expect(invitationState({ state: null, invitedUntil: null }, NOW)).toBe('active')
})
