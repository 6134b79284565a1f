import { currentLanguage } from '#lib/language/current-language.ts'
import type { Palette } from '#lib/look/palette.ts'
import {
  actionBlock,
  factsBlock,
  footerBlock,
  highlightBlock,
  locationBlock,
  policyBlock,
  quoteBlock,
} from './blocks.ts'
import type { MailCopy } from './copy.ts'
import { type Html, html, trusted } from './html.ts'
import {
  BREAKS,
  DISPLAY,
  EYEBROW,
  LAYOUT_TABLE,
  type MailColours,
  mailColours,
  styleSheet,
  TEXT,
} from './theme.ts'

/** Blanks after the preheader, so that mail programs do not add the text of the mail to it. */
const PREHEADER_END = trusted('&#8199;&zwnj; '.repeat(70))

/** Renders a mail as HTML: tables and inline styles, at most 600 px wide, and nothing to load. In the group's colours. */
export function renderHtml(copy: MailCopy, palette: Palette): string {
  const colours = mailColours(palette)
  const { subject, preheader } = copy
  const page = html`<!doctype html>
<html lang="${currentLanguage()}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${styleSheet(colours)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${colours.ground};">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;overflow:hidden;mso-hide:all;">${preheader}${PREHEADER_END}</div>
<div role="main" lang="${currentLanguage()}" dir="ltr">
<table ${LAYOUT_TABLE} class="ground" style="background-color:${colours.ground};">
<tr><td class="outer" align="center" style="padding:24px 8px 40px;">
<table ${LAYOUT_TABLE} style="max-width:600px;text-align:left;">
${LAYOUTS[copy.layout](copy, colours)}
${locationBlock(copy, colours)}
${footerBlock(copy, colours)}
</table>
</td></tr>
</table>
</div>
</body>
</html>
`
  return String(page)
}

/** Rows of a mail to a guest about a table: the message on a dark head, the visit in large type below it. */
function visit(copy: MailCopy, colours: MailColours): Html {
  const { group, place, heading, lead, highlight, action, facts, policy } = copy
  return html`<tr><td class="pad head" bgcolor="${colours.head}" style="padding:22px 40px 36px;background-color:${colours.head};border-bottom:2px solid ${colours.accent};">
<p style="margin:0 0 40px;${wordmark(24)}color:${colours.paper};">${group}</p>
<p style="margin:0 0 10px;${EYEBROW}color:${colours.accentTextOnDark};">${place}</p>
<h1 style="margin:0 0 12px;${DISPLAY}font-size:34px;line-height:40px;letter-spacing:-0.01em;${BREAKS}color:${colours.paper};">${heading}</h1>
<p style="margin:0;${TEXT}font-size:16px;line-height:25px;${BREAKS}color:${colours.softTextOnDark};">${lead}</p>
</td></tr>
<tr><td class="pad paper" bgcolor="${colours.paper}" style="padding:32px 40px 4px;background-color:${colours.paper};">
${highlight ? highlightBlock(highlight, colours) : null}
${action ? actionBlock(action, colours) : null}
${policy ? policyBlock(policy, colours) : null}
${factsBlock(facts, colours)}
</td></tr>
`
}

/** Rows of a mail of a few sentences. */
function letter(copy: MailCopy, colours: MailColours): Html {
  const { group, place, heading, lead, body, action, facts, policy } = copy
  const paragraphs = body === undefined ? [lead] : body.split(/\n{2,}/)
  const size =
    body === undefined ? 'font-size:19px;line-height:31px;' : 'font-size:17px;line-height:28px;'
  return html`<tr><td class="pad paper" bgcolor="${colours.paper}" style="padding:36px 40px 20px;background-color:${colours.paper};border-top:4px solid ${colours.accent};">
<p class="ink" style="margin:0 0 44px;${wordmark(30)}color:${colours.text};">${group}</p>
<p class="accent" style="margin:0 0 10px;${EYEBROW}color:${colours.accentText};">${place}</p>
<h1 class="ink" style="margin:0 0 16px;${DISPLAY}font-size:38px;line-height:44px;letter-spacing:-0.01em;${BREAKS}color:${colours.text};">${heading}</h1>
${paragraphs.map((text, at) => html`<p class="ink" style="margin:0 0 ${at === paragraphs.length - 1 ? 28 : 18}px;${DISPLAY}${size}white-space:pre-line;${BREAKS}color:${colours.text};">${text}</p>`)}
${action ? actionBlock(action, colours) : null}
${factsBlock(facts, colours)}
${policy ? policyBlock(policy, colours) : null}
</td></tr>
`
}

/** Rows of a mail to the staff about something that came in. */
function note(copy: MailCopy, colours: MailColours): Html {
  const { group, place, heading, lead, highlight, quote, facts, action, policy } = copy
  return html`<tr><td class="pad head" bgcolor="${colours.head}" style="padding:13px 40px;background-color:${colours.head};border-bottom:1px solid ${colours.accent};"><table ${LAYOUT_TABLE}><tr><td style="${wordmark(18)}color:${colours.paper};">${group}</td><td align="right" style="${TEXT}font-size:13px;line-height:20px;color:${colours.accentTextOnDark};">For the team</td></tr></table></td></tr>
<tr><td class="pad paper" bgcolor="${colours.paper}" style="padding:28px 40px 4px;background-color:${colours.paper};">
<p class="accent" style="margin:0 0 8px;${EYEBROW}color:${colours.accentText};">${place}</p>
<h1 class="ink" style="margin:0 0 8px;${DISPLAY}font-size:27px;line-height:34px;${BREAKS}color:${colours.text};">${heading}</h1>
<p class="ink" style="margin:0 0 24px;${TEXT}font-size:16px;line-height:25px;${BREAKS}color:${colours.text};">${lead}</p>
${highlight ? highlightBlock(highlight, colours) : null}
${quote ? quoteBlock(quote, colours) : null}
${factsBlock(facts, colours)}
${action ? actionBlock(action, colours) : null}
${policy ? policyBlock(policy, colours) : null}
</td></tr>
`
}

function wordmark(size: number): string {
  return `${DISPLAY}font-size:${size}px;line-height:${Math.round(size * 1.25)}px;letter-spacing:-0.02em;${BREAKS}`
}

const LAYOUTS: Record<MailCopy['layout'], (copy: MailCopy, colours: MailColours) => Html> = {
  visit,
  letter,
  note,
}
