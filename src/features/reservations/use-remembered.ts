import { useEffect, useState } from 'react'
import { recallGuest, rememberGuest } from './remembered.ts'
import type { HoldStorage } from './session.ts'
import type { StepProps } from './step-props.ts'

/**
 * Whether this device is to remember the guest. Whom it remembers fills an empty form; who no longer
 * wishes it is forgotten at once. `keep` is to be called with details that are sent.
 */
export function useRemembered({ state, session }: Pick<StepProps, 'state' | 'session'>) {
  const [wished, setWished] = useState(false)
  const { firstName, lastName, phone, email } = state.details
  const empty = [firstName, lastName, phone, email].every((value) => value === '')

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the form as it opens is filled in.
  useEffect(() => {
    const known = recallGuest(deviceStorage())
    setWished(known !== null)
    if (known && empty) session.send({ type: 'detailsChanged', change: known })
  }, [session])

  return {
    wished,
    wish(yes: boolean) {
      setWished(yes)
      if (!yes) rememberGuest(deviceStorage(), null)
    },
    keep() {
      if (wished) rememberGuest(deviceStorage(), state.details)
    },
  }
}

function deviceStorage(): HoldStorage {
  try {
    return localStorage
  } catch {
    return null
  }
}
