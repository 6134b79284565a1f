/** The values of an event stream one by one; null at its end. `close` hangs up. */
export function readEvents(answer: Response) {
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  return {
    close: () => reader.cancel(),
    async next(): Promise<unknown> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const event = text.slice(0, end)
          text = text.slice(end + 2)
          if (event.startsWith('data: ')) return JSON.parse(event.slice(6))
          continue
        }
        const { done, value } = await reader.read()
        if (done) return null
        text += decoder.decode(value, { stream: true })
      }
    },
  }
}
