/** Something of a height that stands in a column, points. */
export type FlowBox = {
  /** Space above it, unless it begins a column. */
  above: number
  height: number
  /** Whether it stands in the same column as the next one. */
  keep: boolean
}

/** Where a box stands: in which column, and how far below its top. */
export type BoxPosition = { column: number; top: number }

/**
 * Places boxes one below the other in columns of these heights, in order; null where there are too few. Those
 * that are to be kept together come apart only where they are higher than `whole`, a column of a whole page.
 */
export function flowColumns(
  boxes: readonly FlowBox[],
  heights: readonly number[],
  whole = Math.max(...heights),
): BoxPosition[] | null {
  const places: BoxPosition[] = []
  let column = 0
  let top = 0
  const parts = groupsOf(boxes).flatMap((group) =>
    heightOf(group, true) > whole ? group.map((box) => [box]) : [group],
  )
  for (const part of parts) {
    while (top + heightOf(part, top === 0) > (heights[column] ?? 0)) {
      if (column >= heights.length) return null
      // What no page is high enough for stands alone, and ends where it ends.
      if (top === 0 && heightOf(part, true) > whole) break
      column += 1
      top = 0
    }
    for (const { above, height } of part) {
      if (top > 0) top += above
      places.push({ column, top })
      top += height
    }
  }
  return places
}

/** The same in the lowest columns that still suffice, all lowered in proportion, so that they end together. */
export function balancedColumns(
  boxes: readonly FlowBox[],
  heights: readonly number[],
): BoxPosition[] | null {
  const whole = Math.max(...heights)
  let best = flowColumns(boxes, heights)
  for (let percent = 99; best && percent > 0; percent--) {
    const lower = flowColumns(
      boxes,
      heights.map((height) => (height * percent) / 100),
      whole,
    )
    if (!lower) return best
    best = lower
  }
  return best
}

function groupsOf(boxes: readonly FlowBox[]): FlowBox[][] {
  const groups: FlowBox[][] = []
  let open = false
  for (const box of boxes) {
    if (open) groups.at(-1)?.push(box)
    else groups.push([box])
    open = box.keep
  }
  return groups
}

function heightOf(group: readonly FlowBox[], first: boolean): number {
  return group.reduce(
    (sum, { above, height }, at) => sum + height + (first && at === 0 ? 0 : above),
    0,
  )
}
