import { expect, test } from 'vitest'
import { onEpochSignal, signalEpoch } from './epoch-signal.ts'

test('a signal reaches every listener until it stops listening', () => {
  const heard: string[] = []
  const stop = onEpochSignal(() => heard.push('a'))
  onEpochSignal(() => heard.push('b'))
  signalEpoch()
  stop()
  signalEpoch()
  expect(heard).toEqual(['a', 'b', 'b'])
})
