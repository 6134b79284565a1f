import type { IncomingMessage, ServerResponse } from 'node:http'
// Node's own: Next puts another one into the global scope, which its renders reckon with.
import { setImmediate } from 'node:timers'
import type { Asked } from './accepted.ts'
import { type Answer, send } from './answer.ts'

type Due = { req: IncomingMessage; res: ServerResponse; answer: Answer; asked: Asked }

let due: Due[] = []

/**
 * Sends an answer from memory when this turn of the event loop has read its requests, in a row with
 * all the others of the turn. Reading and writing by turns would wake the client's side for each
 * (decision 23).
 */
export function sendTogether(one: Due): void {
  if (due.push(one) === 1) setImmediate(sendAll)
}

function sendAll() {
  const all = due
  due = []
  for (const { req, res, answer, asked } of all) send(req, res, answer, asked)
}
