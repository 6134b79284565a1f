import type { IncomingHttpHeaders } from 'node:http'
import { isRobot } from '../site-counts/robots.ts'

/**
 * Whether a request is a guest's browser that opens an address: all of them say so since 2023. What is fetched in advance or
 * within a page is not, nor are robots, nor who asks not to be tracked (`Sec-GPC`). Nothing of the headers is kept.
 */
export function isCountedVisit(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    !String(headers['sec-purpose'] ?? '').includes('prefetch') &&
    headers['sec-gpc'] !== '1' &&
    !isRobot(headers['user-agent'])
  )
}
