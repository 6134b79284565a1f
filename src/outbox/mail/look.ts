// Mail programs know neither our tokens nor our typefaces: the same colours, written out.
export const SPRUCE = '#0e1613'
export const LINEN = '#f4efe6'
export const PAPER = '#fbf9f5'
export const INK = '#1c1b19'
export const WALNUT = '#6b4a34'
export const BRASS = '#a8792f'
export const BRASS_TEXT = '#7a5719'
export const BRASS_ON_DARK = '#d9b56f'
export const SOFT_ON_DARK = '#d3cdbf'
export const RULE = '#ddcfb4'
export const EMBER = '#b5401a'

export const TEXT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;"
export const DISPLAY = "font-family:Georgia,'Times New Roman',serif;font-weight:normal;"
/** Names and addresses of any length stay within their column. */
export const BREAKS = 'word-break:break-word;overflow-wrap:anywhere;'
/** Small caps above a heading. */
export const EYEBROW = `${TEXT}font-size:12px;line-height:18px;letter-spacing:0.14em;text-transform:uppercase;${BREAKS}`
/** A table that only arranges, as wide as what it stands in. */
export const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/** What programs with a dark theme or a narrow screen put on by themselves; the others keep what is inline. */
export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
a { color: inherit; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; font: inherit !important; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0b110f !important; }
  .head { background-color: #1e3029 !important; }
  .paper { background-color: #14211c !important; }
  .ink { color: ${PAPER} !important; }
  .soft { color: #b9b4a6 !important; }
  .accent { color: ${BRASS_ON_DARK} !important; }
  .rule { border-color: #2f4239 !important; }
}
@media (max-width: 480px) {
  .outer { padding: 0 0 32px !important; }
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .wide { width: 100% !important; }
  .wide a { display: block !important; text-align: center !important; }
}
`
