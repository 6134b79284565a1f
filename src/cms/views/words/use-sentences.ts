import { useField } from '@payloadcms/ui'
import type { Validate } from 'payload'
import { useState } from 'react'
import { sentenceFault } from '#lib/words/sentence-fault.ts'
import { SENTENCES } from '#lib/words/sentences.gen.ts'
import type { OwnSentences } from './found-sentences.ts'
import * as t from './messages.gen.ts'

/** What is wrong with some of the group's own words, by their ids. */
export type Faults = ReadonlyMap<string, string>

/** The sentences of the form: the group's own words, what is wrong with them, and how one is changed. */
export function useSentences(path: string) {
  const state = useField<OwnSentences | null>({ path, validate })
  const own = state.value ?? {}
  const faults = faultsOf(own)
  // A draft that saves itself meanwhile makes the form forget that a save was refused; what is wrong still is.
  const [wasRefused, setRefused] = useState(false)
  const isRefused = state.showError === true || (wasRefused && faults.size > 0)
  if (isRefused !== wasRefused) setRefused(isRefused)
  const ownRefusal = faults.size > 0 ? t.wrongSentences({ count: faults.size }) : ''
  return {
    own,
    faults,
    /** Why a save was refused because of them; null where none was, or nothing is wrong any more. */
    refusal: isRefused ? state.errorMessage || ownRefusal : null,
    isDisabled: state.disabled,
    /** Says a sentence in other words; without words it is said as before. */
    change(id: string, words: string) {
      const { [id]: _before, ...others } = own
      state.setValue(words === '' ? others : { ...others, [id]: words })
    },
  }
}

function faultsOf(own: OwnSentences): Faults {
  return new Map(
    SENTENCES.flatMap((sentence) => {
      const words = own[sentence.id]
      // Blanks alone are no words: the server takes them away.
      const fault = words?.trim() ? sentenceFault(sentence, words.trim()) : null
      return fault === null ? [] : [[sentence.id, fault] as const]
    }),
  )
}

const validate: Validate = (value: OwnSentences | null) => {
  const { size } = faultsOf(value ?? {})
  return size === 0 || t.wrongSentences({ count: size })
}
