'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { withRowsAsShown } from './rows-as-shown.ts'
import { valuesOf } from './values-of.ts'

/** `values`: those of the last request for a form's state that was answered; `open`: how many requests are under way. */
export type Questions = { values: string | undefined; open: number }

const QuestionsContext = createContext<Questions>({ values: undefined, open: 0 })

export const useQuestions = () => useContext(QuestionsContext)

/**
 * Keeps what the forms of the admin ask the server, for `LateChanges`, and has rows stay open that are shown open.
 * Stands around all pages of the admin.
 */
export function FormQuestions({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const [questions] = useState<Questions>({ values: undefined, open: 0 })
  const kept = useMemo(
    (): typeof functions => ({
      ...functions,
      async getFormState(question) {
        questions.open++
        try {
          const { formState } = question
          if (!formState) return await functions.getFormState(question)
          const asShown = { ...question, formState: withRowsAsShown(formState) }
          const answer = await functions.getFormState(asShown)
          // One without a state was not answered.
          if (answer.state) questions.values = valuesOf(formState)
          return answer
        } finally {
          questions.open--
        }
      },
    }),
    [functions, questions],
  )
  return (
    <ServerFunctionsContext value={kept}>
      <QuestionsContext value={questions}>{children}</QuestionsContext>
    </ServerFunctionsContext>
  )
}
