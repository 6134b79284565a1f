/** A line or ring of `[x, y]` points. */
export type Line = [number, number][]

export type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Visvalingam's simplification: points go one by one, the one that spans the least area with its
 * neighbours first, as long as that area is below what `least` asks for at the point. The ends stay.
 */
export function simplify(line: Line, least: (x: number, y: number) => number): Line {
  const before = line.map((_, index) => index - 1)
  const after = line.map((_, index) => index + 1)
  const gone = new Set<number>()
  const areaAt = (index: number): number => {
    const [a, b, c] = [line[before[index] ?? -1], line[index], line[after[index] ?? -1]]
    if (!a || !b || !c) return Number.POSITIVE_INFINITY
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
  }
  const allowed = line.map(([x, y]) => least(x, y))
  const ratio = line.map((_, index) => areaAt(index) / (allowed[index] ?? 1))
  const queue = line.map((_, index) => index).sort((a, b) => (ratio[a] ?? 0) - (ratio[b] ?? 0))
  // Passes instead of a heap: lines are short, and it is run at development time.
  for (let removed = true; removed; ) {
    removed = false
    for (const index of queue) {
      if (gone.has(index)) continue
      const now = areaAt(index) / (allowed[index] ?? 1)
      if (now >= 1) continue
      const [left, right] = [before[index] ?? -1, after[index] ?? -1]
      after[left] = right
      before[right] = left
      gone.add(index)
      removed = true
    }
  }
  return line.filter((_, index) => !gone.has(index))
}

/** The part of a ring within a box (Sutherland and Hodgman). */
export function clipRing(ring: Line, box: Box): Line {
  const edges: [(p: Line[0]) => boolean, (a: Line[0], b: Line[0]) => Line[0]][] = [
    [([x]) => x >= box.left, (a, b) => atX(a, b, box.left)],
    [([x]) => x <= box.right, (a, b) => atX(a, b, box.right)],
    [([, y]) => y >= box.top, (a, b) => atY(a, b, box.top)],
    [([, y]) => y <= box.bottom, (a, b) => atY(a, b, box.bottom)],
  ]
  let out = ring
  for (const [inside, cut] of edges) {
    const from = out
    out = []
    for (const [index, point] of from.entries()) {
      const last = from.at(index - 1)
      if (!last) continue
      if (inside(point) !== inside(last)) out.push(cut(last, point))
      if (inside(point)) out.push(point)
    }
  }
  return out
}

/** The pieces of a line whose points are within a box. */
export function clipLine(line: Line, box: Box): Line[] {
  const pieces: Line[] = []
  let piece: Line = []
  for (const point of line) {
    const [x, y] = point
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) piece.push(point)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  }
  if (piece.length > 1) pieces.push(piece)
  return pieces.filter(({ length }) => length > 1)
}

/** Twice the signed area does not matter here: the plain area of a ring. */
export function areaOf(ring: Line): number {
  let sum = 0
  for (const [index, [x, y]] of ring.entries()) {
    const [lastX, lastY] = ring.at(index - 1) ?? [x, y]
    sum += lastX * y - x * lastY
  }
  return Math.abs(sum) / 2
}

/** Lines as the data of an SVG path, in whole units and relative steps, the shortest way to write them. */
export function pathData(lines: Line[], closed: boolean): string {
  return lines.map((line) => onePath(line, closed)).join('')
}

function onePath(line: Line, closed: boolean): string {
  const whole = line.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)])
  const [first, ...rest] = whole
  if (!first) return ''
  let [x, y] = first
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return step[0] === 0 && step[1] === 0 ? [] : step
  })
  if (steps.length === 0) return ''
  const text = steps.join(' ').replaceAll(' -', '-')
  return `M${first.join(' ').replace(' -', '-')}l${text}${closed ? 'z' : ''}`
}

function atX(a: Line[0], b: Line[0], x: number): Line[0] {
  return [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])]
}

function atY(a: Line[0], b: Line[0], y: number): Line[0] {
  return [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y]
}
