import type { CardSource } from '../payment/card-source.ts'
import { failureEvent } from './failure-event.ts'
import type { SessionContext } from './session-context.ts'
import type { FieldMessages, Task } from './state.ts'

/** Takes the card form that is shown; returns what takes it away again. */
export function offerCard(context: SessionContext, source: CardSource): () => void {
  context.card = source
  return () => {
    if (context.card === source) context.card = null
  }
}

/** The faults of the card in the form, by field; empty where the hold asks for no card. */
export function checkCard({ state, card }: SessionContext): FieldMessages {
  return (state.hold?.payment && card?.check()) || {}
}

/** Trades the card in the form for a token, once nothing is wrong with it. */
export async function requestCardToken(context: SessionContext, request: number): Promise<void> {
  const wrong = checkCard(context)
  if (Object.keys(wrong).length > 0) {
    context.send({ type: 'cardRefused', request, problem: 'invalid', fields: wrong })
    return
  }
  const answer = (await context.card?.token()) ?? { ok: false, problem: 'generic', fields: {} }
  if (answer.ok) context.send({ type: 'cardGiven', request, card: answer.value })
  else {
    const { fields } = answer
    context.send({ type: 'cardRefused', request, ...failureEvent(answer), fields })
  }
}

/** Has the bank's question answered, on its own page where it has one, else in the card form. */
export async function askBank(
  context: SessionContext,
  { request, question }: Extract<Task, { kind: 'bank' }>,
): Promise<void> {
  const { redirectUrl } = question
  if (redirectUrl && context.leaveFor?.(redirectUrl)) return
  // How it ended there only the payment knows: the same reserve asks it, whatever went wrong here.
  const answered = await context.card?.answer?.(question).catch(() => undefined)
  context.send({ type: 'bankAnswered', request, answered })
}
