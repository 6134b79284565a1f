import { writeFileSync } from 'node:fs'

type Record = { [key: string]: string | number | Record }
type Node = { children: [Node | number, Node | number] }

const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')

/** Writes a small IPv4 database in MaxMind's format: `{ '203.0.113.0/24': { country_code: 'CA' } }`. */
export function writeMmdb(file: string, networks: { [network: string]: Record }): void {
  const root = emptyNode()
  const chunks: Buffer[] = []
  let offset = 0
  for (const [network, record] of Object.entries(networks)) {
    const encoded = encode(record)
    // A leaf is written as the negative of its place, until the number of nodes is known.
    plant(root, network, -1 - offset)
    chunks.push(encoded)
    offset += encoded.length
  }
  const nodes = flatten(root)
  const tree = Buffer.alloc(nodes.length * 6)
  for (const [index, node] of nodes.entries()) {
    for (const [side, to] of node.children.entries()) {
      const value = typeof to === 'object' ? nodes.indexOf(to) : leaf(to, nodes.length)
      tree.writeUIntBE(value, index * 6 + side * 3, 3)
    }
  }
  const about = encode({ node_count: nodes.length, record_size: 24, ip_version: 4 })
  writeFileSync(file, Buffer.concat([tree, Buffer.alloc(16), ...chunks, MARKER, about]))
}

function leaf(place: number, count: number): number {
  return place === 0 ? count : count + 16 - 1 - place
}

function emptyNode(): Node {
  return { children: [0, 0] }
}

function plant(root: Node, network: string, place: number) {
  const [address = '', length = '32'] = network.split('/')
  const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  let node = root
  for (let depth = 0; depth < Number(length); depth++) {
    const bit = Math.floor(value / 2 ** (31 - depth)) % 2 === 1 ? 1 : 0
    if (depth === Number(length) - 1) node.children[bit] = place
    else {
      const next = node.children[bit]
      const inner = typeof next === 'object' ? next : emptyNode()
      node.children[bit] = inner
      node = inner
    }
  }
}

function flatten(root: Node): Node[] {
  const nodes = [root]
  for (const node of nodes) {
    nodes.push(...node.children.filter((child): child is Node => typeof child === 'object'))
  }
  return nodes
}

function encode(value: string | number | Record): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([Buffer.from([(2 << 5) | text.length]), text])
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value)
    const parts = entries.flatMap(([key, entry]) => [encode(key), encode(entry)])
    return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...parts])
  }
  const whole = Number.isInteger(value) && value >= 0
  const number = Buffer.alloc(whole ? 5 : 9)
  number.writeUInt8(whole ? (6 << 5) | 4 : (3 << 5) | 8)
  if (whole) number.writeUInt32BE(value, 1)
  else number.writeDoubleBE(value, 1)
  return number
}
