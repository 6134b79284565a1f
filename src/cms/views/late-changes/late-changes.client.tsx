'use client'

import { useAllFormFields, useFormModified } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useQuestions } from './form-questions.client.tsx'
import { valuesOf } from './values-of.ts'

/**
 * How long after a change it is looked whether the form has asked the server about it, ms: it rests for 250, and reads
 * preferences first.
 */
const REST = 1000

/** The field of this component itself: it has no value, so that nothing of it is saved. */
const NUDGE = 'lateChanges'

/**
 * Has the server answer every change of a form. To know whether there is something to ask, Payload compares a form's
 * state with the one that the last answer left; a change that is made just before the answer to an earlier one arrives
 * is already part of that, and never asked about: fields that depend on it, or the inside of a new row, would not
 * appear. Renders nothing.
 */
export function LateChanges() {
  const [state, dispatch] = useAllFormFields()
  const isModified = useFormModified()
  const questions = useQuestions()
  const seen = useRef<string>(undefined)
  const isWaiting = useRef(false)
  const nudges = useRef(0)

  const nudge = useEffectEvent(() => {
    isWaiting.current = false
    if (!isModified || questions.values === seen.current) return
    // Makes the state differ from that of the last answer, so that the form asks.
    dispatch({ type: 'UPDATE', path: NUDGE, initialValue: ++nudges.current })
  })
  useEffect(() => {
    const now = valuesOf(state)
    if (now !== seen.current) isWaiting.current = seen.current !== undefined
    seen.current = now
    if (!isWaiting.current) return
    const rest = setInterval(() => {
      if (questions.open > 0) return
      clearInterval(rest)
      nudge()
    }, REST)
    return () => clearInterval(rest)
  }, [state, questions])
  return null
}
