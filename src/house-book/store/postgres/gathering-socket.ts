import { Socket } from 'node:net'

/** Sends all that is written in one turn of the event loop at its end, in one system call. */
export class GatheringSocket extends Socket {
  #gathering = false

  override connect(...to: unknown[]): this {
    Reflect.apply(super.connect, this, to)
    // Node gives every socket that connects its own `write`, whatever its class has.
    Reflect.deleteProperty(this, 'write')
    return this
  }

  override write(chunk: Uint8Array | string, ...rest: unknown[]): boolean {
    if (!this.#gathering) {
      this.#gathering = true
      this.cork()
      process.nextTick(() => {
        this.#gathering = false
        this.uncork()
      })
    }
    return Reflect.apply(super.write, this, [chunk, ...rest])
  }
}
