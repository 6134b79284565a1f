import type { SearchInput } from '../api/types.ts'
import { askBank, requestCardToken } from './card-tasks.ts'
import { failureEvent } from './failure-event.ts'
import type { SessionContext } from './session-context.ts'
import type { Task } from './state.ts'

/** Does the call that a task stands for and sends its outcome. */
export function runTask(context: SessionContext, task: Task): Promise<void> {
  if (task.kind === 'search') return search(context, task.request)
  if (task.kind === 'hold') return hold(context, task.request)
  if (task.kind === 'card') return requestCardToken(context, task.request)
  return task.kind === 'bank' ? askBank(context, task) : reserve(context, task)
}

/** The search that the dropdowns stand for; null until all of them are chosen. */
export function searchInput({ info, state }: SessionContext): SearchInput | null {
  const { people, date, time } = state.choice
  if (people === null || date === null || time === null) return null
  return { rid: info.rid, slot: `${date}T${time}`, people }
}

async function search(context: SessionContext, request: number) {
  const asked = searchInput(context)
  if (!asked) return
  context.experiences = null
  const answer = await context.client.search(asked)
  if (answer.ok) context.send({ type: 'searchAnswered', request, ...answer.value })
  else context.send({ type: 'searchFailed', request, ...failureEvent(answer) })
}

async function hold(context: SessionContext, request: number) {
  const { client, info } = context
  const { selection, booking, addOns, choice } = context.state
  if (!selection?.seating || !booking || choice.people === null) return
  const { seating, offer } = selection
  const asked = { rid: info.rid, people: choice.people, slot: offer.slot }
  const answer = await client.hold({ ...asked, seating, booking, addOns })
  if (!answer.ok) {
    context.send({ type: 'holdRefused', request, ...failureEvent(answer) })
    return
  }
  const awaited = context.state.task?.request === request
  // The guest changed their mind meanwhile: nobody else should wait five minutes for that.
  if (!awaited) client.release(context.info.rid, answer.value.token)
  else context.send({ type: 'held', request, ...answer.value })
}

async function reserve(
  context: SessionContext,
  { request, attempt }: Extract<Task, { kind: 'reserve' }>,
) {
  const { selection, booking, addOns, hold, unsettled } = context.state
  if (!selection?.seating || !booking || !hold) return
  const { rid, country } = context.info
  const held = { rid, country, token: hold.token, seating: selection.seating }
  const input = { ...held, details: attempt, booking, addOns }
  const doubted = unsettled !== null || attempt.asked === true
  const answer = await context.client.reserve(input, doubted)
  if (answer.ok) context.send({ type: 'reserved', request, ...answer.value })
  else if ('question' in answer) {
    context.send({ type: 'bankAsked', request, question: answer.question })
  } else context.send({ type: 'reserveRefused', request, ...answer })
}
