import { painted } from '#lib/look/colour.ts'
import type { PlainLook } from '#lib/look/look.ts'
import type { Typeface } from '#lib/look/typeface.ts'
import { type Html, trusted } from './html.ts'

/** Typefaces that mail programs have, in place of a serif or a sans of the group's. */
const SERIF = "font-family:Georgia,'Times New Roman',serif;"
const SANS = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;"

/** A group's own family is named before them: mails load no files, but its own people have it. */
function typeOfFace({ kind, own }: Typeface): string {
  const others = kind === 'serif' ? SERIF : SANS
  return own ? others.replace(':', `:'${own.name}',`) : others
}

/** Colours and type of a mail, by their use: values, since mail programs know no custom properties. */
export type MailTheme = ReturnType<typeof mailTheme>

/** What mails have of a look; mixed colours, too, as mail programs do not know `color-mix()`. */
export function mailTheme({ palette, type }: PlainLook) {
  const textType = typeOfFace(type.text)
  const proseType = typeOfFace(type.display)
  return {
    ground: palette['light-100'],
    head: palette['dark-950'],
    paper: palette['light-50'],
    text: palette.ink,
    softText: palette['ink-soft'],
    textOnDark: palette['light-50'],
    softTextOnDark: painted(palette['light-100'], 0.44, palette['light-400']),
    accent: palette['accent-500'],
    accentText: palette['accent-700'],
    accentTextOnDark: palette['accent-300'],
    action: palette['action-600'],
    actionText: palette['on-action'],
    rule: painted(palette['accent-500'], 0.36, palette['light-50']),
    // Where the mail program is dark.
    darkGround: painted(palette['dark-950'], 0.8, '#000000'),
    darkHead: palette['dark-800'],
    darkPaper: palette['dark-900'],
    darkSoftText: palette['light-400'],
    darkRule: painted(palette['light-400'], 0.11, palette['dark-800']),
    textType,
    // Headings in a sans are heavier.
    displayType: `${proseType}font-weight:${type.display.kind === 'serif' ? 'normal' : '600'};`,
    /** Of letters and of what guests wrote. */
    proseType,
    /** Of capitals above a heading. */
    eyebrow: `${textType}font-size:12px;line-height:18px;letter-spacing:0.14em;text-transform:uppercase;${BREAKS}`,
  }
}

/** Keeps names and addresses of any length within their column. */
export const BREAKS = 'word-break:break-word;overflow-wrap:anywhere;'

/** Attributes of a table that only lays out, as wide as its container. */
export const LAYOUT_TABLE = trusted(
  'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
)

/** Style sheet for mail programs with a dark theme or a narrow screen; the others use the inline styles. */
export function styleSheet(theme: MailTheme): Html {
  return trusted(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
a { color: inherit; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; font: inherit !important; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${theme.darkGround} !important; }
  .head { background-color: ${theme.darkHead} !important; }
  .paper { background-color: ${theme.darkPaper} !important; }
  .ink { color: ${theme.textOnDark} !important; }
  .soft { color: ${theme.darkSoftText} !important; }
  .accent { color: ${theme.accentTextOnDark} !important; }
  .rule { border-color: ${theme.darkRule} !important; }
}
@media (max-width: 480px) {
  .outer { padding: 0 0 32px !important; }
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .wide { width: 100% !important; }
  .wide a { display: block !important; text-align: center !important; }
}
`)
}
