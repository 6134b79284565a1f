/** A line of a picture: its name, and points of seconds and a value. */
export type Line = { name: string; points: readonly (readonly [number, number])[] }
export type Panel = { title: string; lines: readonly Line[] }

const PANEL = { width: 460, height: 210, left: 52, right: 12, top: 46, bottom: 26 }
const COLOURS = ['#1d6f8a', '#c2571a', '#5b8c3a', '#8a4fa3', '#a0862b', '#b23a5b']
const INK = '#767676'

/** Draws panels in two columns as an SVG that can be read on a light and on a dark ground, titled by their titles. */
export function draw(panels: readonly Panel[], seconds: number): string {
  const rows = Math.ceil(panels.length / 2)
  const parts = panels.map((panel, n) => {
    const [x, y] = [(n % 2) * PANEL.width, Math.floor(n / 2) * PANEL.height]
    return `<g transform="translate(${x} ${y})">${drawPanel(panel, seconds)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PANEL.width * 2} ${PANEL.height * rows}" font-family="system-ui, sans-serif" font-size="11" fill="${INK}">
<title>${panels.map(({ title }) => title).join(' · ')}</title>
${parts.join('\n')}
</svg>
`
}

function drawPanel({ title, lines }: Panel, seconds: number): string {
  const [width, height] = [
    PANEL.width - PANEL.left - PANEL.right,
    PANEL.height - PANEL.top - PANEL.bottom,
  ]
  const most = roundUp(Math.max(1, ...lines.flatMap(({ points }) => points.map(([, y]) => y))))
  const xOf = (at: number) => (PANEL.left + (at / seconds) * width).toFixed(1)
  const yOf = (value: number) => (PANEL.top + height - (value / most) * height).toFixed(1)
  const grid = [0, 0.5, 1].map((share) => {
    const y = yOf(share * most)
    return `<path d="M${PANEL.left} ${y}h${width}" stroke="${INK}" stroke-opacity=".3"/><text x="${PANEL.left - 6}" y="${Number(y) + 4}" text-anchor="end">${share * most}</text>`
  })
  const hours = seconds / 3600
  const ends = [0, 0.5, 1].map((share) => {
    const label =
      hours > 2
        ? `${Math.round(hours * share * 10) / 10} h`
        : `${Math.round(hours * share * 60)} min`
    const anchor = { 0: 'start', 0.5: 'middle', 1: 'end' }[share]
    return `<text x="${xOf(share * seconds)}" y="${PANEL.height - 8}" text-anchor="${anchor}">${label}</text>`
  })
  let at = PANEL.left
  const drawn = lines.map(({ name, points }, n) => {
    const colour = COLOURS[n % COLOURS.length]
    const path = points.map(([x, y]) => `${xOf(x)} ${yOf(y)}`).join('L')
    const legend = `<text x="${at}" y="36" fill="${colour}">${name}</text>`
    at += name.length * 6.2 + 14
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="1.5"/>${legend}`
  })
  return `<text x="${PANEL.left}" y="19" font-size="13" font-weight="600">${title}</text>${grid.join('')}${ends.join('')}${drawn.join('')}`
}

/** The next of 1, 2, 4, 5, 6, 8 and 10 with zeros behind them. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 5, 6, 8, 10].find((step) => step * unit >= value) ?? 10) * unit
}
