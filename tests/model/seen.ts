/** States seen so far, by fingerprints of 64 bits in one table, each with the number of the state before it. */
export class Seen {
  #size = 0
  #mask = (1 << 16) - 1
  /** Open addressing: number + 1 of the state in a place. */
  #places = new Int32Array(1 << 16)
  #high = new Int32Array(1 << 15)
  #low = new Int32Array(1 << 15)
  #before = new Int32Array(1 << 15)

  get size(): number {
    return this.#size
  }

  /** Adds a state that follows another; returns its number, or -1 if it was seen before. */
  add(form: string, before: number): number {
    const [high, low] = fingerprintOf(form)
    const place = this.#find(high, low)
    if (this.#places[place] !== 0) return -1
    if (this.#size === this.#high.length) this.#grow()
    this.#high[this.#size] = high
    this.#low[this.#size] = low
    this.#before[this.#size] = before
    this.#size++
    this.#places[this.#find(high, low)] = this.#size
    return this.#size - 1
  }

  /** The number of a state; -1 = not seen. */
  numberOf(form: string): number {
    const [high, low] = fingerprintOf(form)
    return (this.#places[this.#find(high, low)] ?? 0) - 1
  }

  /** The number of the state before one; -1 for the first. */
  before(number: number): number {
    return this.#before[number] ?? -1
  }

  #find(high: number, low: number): number {
    let place = (low ^ Math.imul(high, 0x9e3779b1)) & this.#mask
    for (;;) {
      const number = (this.#places[place] ?? 0) - 1
      if (number === -1 || (this.#high[number] === high && this.#low[number] === low)) return place
      place = (place + 1) & this.#mask
    }
  }

  #grow(): void {
    const length = this.#high.length * 2
    this.#high = grown(this.#high, length)
    this.#low = grown(this.#low, length)
    this.#before = grown(this.#before, length)
    this.#mask = length * 2 - 1
    this.#places = new Int32Array(length * 2)
    for (let number = 0; number < this.#size; number++)
      this.#places[this.#find(this.#high[number] ?? 0, this.#low[number] ?? 0)] = number + 1
  }
}

function grown(list: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(length)
  longer.set(list)
  return longer
}

/** Two independent hashes of 32 bits (multiply, rotate, and mix at the end). */
function fingerprintOf(form: string): [number, number] {
  let high = 0x811c9dc5
  let low = 0x2545f491
  for (let at = 0; at < form.length; at++) {
    const unit = form.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(((low << 13) | (low >>> 19)) + unit, 0x85ebca6b)
  }
  return [mixed(high), mixed(low)]
}

function mixed(hash: number): number {
  let bits = hash
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return bits ^ (bits >>> 16)
}
