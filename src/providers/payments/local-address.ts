/** Names that never lead anywhere but to this machine, and those that are kept for tests (RFC 6761). */
const LOCAL = /^(?:localhost|.+\.localhost|.+\.test|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether an address (`http://localhost:3000`) is one that only this machine, or a test, can mean. */
export function isLocalAddress(url: string): boolean {
  return URL.canParse(url) && LOCAL.test(new URL(url).hostname.replace(/\.$/, ''))
}
