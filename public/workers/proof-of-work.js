// Finds the number of an ALTCHA challenge (algorithm SHA-256): asked { salt, challenge, maxnumber },
// answers the number, or null where there is none. It hashes by itself, because crypto.subtle is missing
// on sites without https, and because a call for each of so many short texts would cost more.

const K = new Int32Array(64)
const START = new Int32Array(8)
for (let n = 2, found = 0; found < 64; n++) {
  let prime = true
  for (let d = 2; d * d <= n && prime; d++) prime = n % d !== 0
  if (!prime) continue
  const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0
  if (found < 8) START[found] = fraction(n ** (1 / 2))
  K[found++] = fraction(n ** (1 / 3))
}

const W = new Int32Array(64)
const turn = (x, n) => (x >>> n) | (x << (32 - n))

/** `state` after one block of 64 bytes. */
function compress(state, bytes, at) {
  for (let i = 0; i < 16; i++) {
    const j = at + 4 * i
    W[i] = (bytes[j] << 24) | (bytes[j + 1] << 16) | (bytes[j + 2] << 8) | bytes[j + 3]
  }
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15]
    const y = W[i - 2]
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    W[i] = (W[i - 16] + s0 + W[i - 7] + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = state
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + W[i]) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (state[i] + word) | 0)
}

function solve({ salt, challenge, maxnumber }) {
  const wanted = challenge.match(/.{8}/g).map((hex) => Number.parseInt(hex, 16) | 0)
  const text = new TextEncoder().encode(salt)
  const whole = text.length - (text.length % 64)
  let begun = [...START]
  for (let at = 0; at < whole; at += 64) begun = compress(begun, text, at)
  const rest = text.subarray(whole)
  const bytes = new Uint8Array(128)
  for (let number = 0; number <= maxnumber; number++) {
    const digits = String(number)
    bytes.fill(0)
    bytes.set(rest)
    for (let i = 0; i < digits.length; i++) bytes[rest.length + i] = digits.charCodeAt(i)
    const length = rest.length + digits.length
    bytes[length] = 0x80
    const end = length + 9 > 64 ? 128 : 64
    new DataView(bytes.buffer).setUint32(end - 4, (whole + length) * 8)
    let state = compress(begun, bytes, 0)
    if (end === 128) state = compress(state, bytes, 64)
    if (state.every((word, i) => word === wanted[i])) return number
  }
  return null
}

self.onmessage = ({ data }) => self.postMessage(solve(data))
