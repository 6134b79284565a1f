import type { IncomingMessage } from 'node:http'

/** Whether a request only reads. */
export const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD'
