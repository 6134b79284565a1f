import { processSingleton } from '#lib/process/process-singleton.ts'

const listener = () =>
  processSingleton<{ onNotification: () => void }>('outbox-listener', () => ({
    onNotification: () => {},
  }))

/** Tells this process, after the commit, that a message was written, so that it is delivered at once. */
export function notifyOutbox(): void {
  listener().onNotification()
}

/** Registers what delivers messages in this process. Without one they wait for the next run of the ticker. */
export function onOutboxNotification(deliver: () => void): void {
  listener().onNotification = deliver
}
