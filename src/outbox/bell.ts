import { processSingleton } from '#lib/process/process-singleton.ts'

const bell = () => processSingleton<{ ring: () => void }>('outbox-bell', () => ({ ring: () => {} }))

/** Tells this process that a letter was written, after its transaction: it leaves at once. */
export function ringBell(): void {
  bell().ring()
}

/** Who delivers letters in this process; without anybody they wait for another instance's next turn. */
export function answerBell(ring: () => void): void {
  bell().ring = ring
}
