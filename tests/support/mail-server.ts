import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from '#scripts/lib/free-port.ts'

/** A mail that arrived: as it was on the wire, and parsed. */
export type Arrived = Email & { recipients: string[]; raw: string }

/** A real SMTP server on a port of this machine. */
export type MailServer = {
  /** For SMTP_URL; the same after `start`. */
  url: string
  arrived: Arrived[]
  /** The next mail to somebody that nobody has asked for yet, once it is there. */
  next(recipient: string): Promise<Arrived>
  /** What it says to a recipient instead of taking the mail: `{ 'a@b.example': 550 }`. */
  refusals: Record<string, number>
  stop(): Promise<void>
  /** Listens again on the same port. */
  start(): Promise<void>
}

/** Starts a mail server that takes every mail, but for the recipients in `refusals`. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: Arrived[] = []
  const refusals: Record<string, number> = {}
  const asked = new Set<Arrived>()
  const waiting: { recipient: string; give: (mail: Arrived) => void }[] = []
  const taken = (mail: Arrived) => {
    arrived.push(mail)
    const index = waiting.findIndex(({ recipient }) => mail.recipients.includes(recipient))
    if (index < 0) return
    asked.add(mail)
    waiting.splice(index, 1)[0]?.give(mail)
  }
  let server = serve(taken, refusals)
  // It may come back to it later.
  const port = await freePort()
  await listening(server, port)
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refusals,
    next: (recipient) => {
      const there = arrived.find((mail) => mail.recipients.includes(recipient) && !asked.has(mail))
      if (!there) return new Promise((give) => waiting.push({ recipient, give }))
      asked.add(there)
      return Promise.resolve(there)
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
    start: async () => {
      server = serve(taken, refusals)
      await listening(server, port)
    },
  }
}

/** Greets at once: the library waits a moment for clients that talk too soon. */
class PromptServer extends SMTPServer {
  override connect(...given: Parameters<SMTPServer['connect']>): void {
    super.connect(...given)
    const connection = [...this.connections].at(-1)
    if (!connection) return
    const greet = connection.connectionReady.bind(connection)
    // When the moment is over, it has been done.
    connection.connectionReady = () => {}
    greet()
  }
}

function serve(taken: (mail: Arrived) => void, refusals: Record<string, number>): SMTPServer {
  const server = new PromptServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = refusals[address]
      if (!code) return done()
      done(Object.assign(new Error(`<${address}> not now`), { responseCode: code }))
    },
    onData: (stream, session, done) => {
      read(stream, session.envelope.rcptTo).then(
        (mail) => {
          taken(mail)
          done()
        },
        (error: Error) => done(error),
      )
    },
  })
  // A client that goes away is not the test's concern; what it then finds is.
  server.on('error', () => {})
  return server
}

async function read(
  stream: NodeJS.ReadableStream,
  rcptTo: { address: string }[],
): Promise<Arrived> {
  const raw = await buffer(stream)
  const mail = await PostalMime.parse(raw)
  return { ...mail, recipients: rcptTo.map(({ address }) => address), raw: raw.toString() }
}

function listening(server: SMTPServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
}
