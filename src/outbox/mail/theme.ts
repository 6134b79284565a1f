import { trusted } from './html.ts'

/**
 * Colours of the design system, by the names of its tokens. Mail programs know no custom properties, so the
 * values are repeated here; a test holds them against `src/ui/styles/tokens.css`.
 */
export const TOKENS = {
  'dark-950': '#0e1613',
  'dark-900': '#14211c',
  'dark-800': '#1e3029',
  ink: '#1c1b19',
  'light-50': '#fbf9f5',
  'light-100': '#f4efe6',
  'light-400': '#b9b4a6',
  'ink-soft': '#6b4a34',
  'accent-300': '#d9b56f',
  'accent-500': '#a8792f',
  'accent-700': '#7a5719',
  'action-600': '#b5401a',
} as const

/** Colours of a mail, by their use. */
export const COLORS = {
  ground: TOKENS['light-100'],
  head: TOKENS['dark-950'],
  paper: TOKENS['light-50'],
  text: TOKENS.ink,
  softText: TOKENS['ink-soft'],
  textOnDark: TOKENS['light-50'],
  accent: TOKENS['accent-500'],
  accentText: TOKENS['accent-700'],
  accentTextOnDark: TOKENS['accent-300'],
  action: TOKENS['action-600'],
  actionText: '#ffffff',
  // Mixed colours: mail programs do not know `color-mix()`.
  softTextOnDark: '#d3cdbf',
  rule: '#ddcfb4',
} as const

/** Typefaces that mail programs have. */
export const TEXT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;"
export const DISPLAY = "font-family:Georgia,'Times New Roman',serif;font-weight:normal;"
/** Keeps names and addresses of any length within their column. */
export const BREAKS = 'word-break:break-word;overflow-wrap:anywhere;'
/** Capitals above a heading. */
export const EYEBROW = `${TEXT}font-size:12px;line-height:18px;letter-spacing:0.14em;text-transform:uppercase;${BREAKS}`

/** Attributes of a table that only lays out, as wide as its container. */
export const LAYOUT_TABLE = trusted(
  'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
)

/** Style sheet for mail programs with a dark theme or a narrow screen; the others use the inline styles. */
export const STYLE_SHEET = trusted(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
a { color: inherit; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; font: inherit !important; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0b110f !important; }
  .head { background-color: ${TOKENS['dark-800']} !important; }
  .paper { background-color: ${TOKENS['dark-900']} !important; }
  .ink { color: ${COLORS.textOnDark} !important; }
  .soft { color: ${TOKENS['light-400']} !important; }
  .accent { color: ${COLORS.accentTextOnDark} !important; }
  .rule { border-color: #2f4239 !important; }
}
@media (max-width: 480px) {
  .outer { padding: 0 0 32px !important; }
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .wide { width: 100% !important; }
  .wide a { display: block !important; text-align: center !important; }
}
`)
