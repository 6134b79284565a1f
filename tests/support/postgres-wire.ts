import type { Socket } from 'node:net'

/** The first column of each row of an answer. */
export function firstColumn(answer: Buffer): string[] {
  const rows: string[] = []
  for (let at = 0; at < answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (letterOf(answer.subarray(at)) !== 'D') continue
    const length = answer.readInt32BE(at + 7)
    rows.push(answer.toString('utf8', at + 11, at + 11 + length))
  }
  return rows
}

/** Calls `found` with each message of the wire; the first of a client has no letter. The answer stops it. */
export function onMessages(
  socket: Socket,
  found: (message: Buffer) => void,
  lettered = () => true,
) {
  let read = Buffer.alloc(0)
  const take = (chunk: Buffer) => {
    read = Buffer.concat([read, chunk])
    for (;;) {
      const letter = lettered() ? 1 : 0
      if (read.length < letter + 4) return
      const end = letter + read.readInt32BE(letter)
      if (read.length < end) return
      const message = read.subarray(0, end)
      read = read.subarray(end)
      found(message)
    }
  }
  socket.on('data', take)
  return () => void socket.off('data', take)
}

/** The letter that says what a message is. */
export function letterOf(message: Buffer): string {
  return message.toString('latin1', 0, 1)
}

/** Names of what a client says in its first message, behind the length and the version of the protocol. */
export function startUpParameters(message: Buffer): string[] {
  return message
    .toString('utf8', 8)
    .split('\0')
    .filter((text, index) => index % 2 === 0 && text !== '')
}

/** The message by which a connection is refused. */
export function refusal(said: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${said}\0\0`)
  const head = Buffer.from('E\0\0\0\0', 'latin1')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** What a pooler says to who connects: welcome, a number of its own for the connection, and ready for queries. */
export const GREETING = Buffer.from([
  ...[0x52, 0, 0, 0, 8, 0, 0, 0, 0],
  ...[0x4b, 0, 0, 0, 12, 0x7f, 0, 0, 1, 0, 0, 0, 1],
  ...[0x5a, 0, 0, 0, 5, 0x49],
])
