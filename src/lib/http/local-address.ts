/** Host names that always mean this machine, and those reserved for tests (RFC 6761). */
const LOCAL = /^(?:localhost|.+\.localhost|.+\.test|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether a URL (`http://localhost:3000`) has a host of this machine or one reserved for tests. */
export function isLocalAddress(url: string): boolean {
  return URL.canParse(url) && LOCAL.test(new URL(url).hostname.replace(/\.$/, ''))
}
