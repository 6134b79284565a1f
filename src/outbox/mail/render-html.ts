import { currentLanguage } from '#lib/language/current-language.ts'
import type { PlainLook } from '#lib/look/look.ts'
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
import { BREAKS, LAYOUT_TABLE, type MailTheme, mailTheme, styleSheet } from './theme.ts'

/** Blanks after the preheader, so that mail programs do not add the text of the mail to it. */
const PREHEADER_END = trusted('&#8199;&zwnj; '.repeat(70))

/** Renders a mail as HTML: tables and inline styles, at most 600 px wide, and nothing to load. In the group's colours and type. */
export function renderHtml(copy: MailCopy, look: PlainLook): string {
  const theme = mailTheme(look)
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
<style>${styleSheet(theme)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${theme.ground};">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;overflow:hidden;mso-hide:all;">${preheader}${PREHEADER_END}</div>
<div role="main" lang="${currentLanguage()}" dir="ltr">
<table ${LAYOUT_TABLE} class="ground" style="background-color:${theme.ground};">
<tr><td class="outer" align="center" style="padding:24px 8px 40px;">
<table ${LAYOUT_TABLE} style="max-width:600px;text-align:left;">
${LAYOUTS[copy.layout](copy, theme)}
${locationBlock(copy, theme)}
${footerBlock(copy, theme)}
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
function visit(copy: MailCopy, theme: MailTheme): Html {
  const { group, place, heading, lead, highlight, action, facts, policy } = copy
  return html`<tr><td class="pad head" bgcolor="${theme.head}" style="padding:22px 40px 36px;background-color:${theme.head};border-bottom:2px solid ${theme.accent};">
<p style="margin:0 0 40px;${wordmark(24, theme)}color:${theme.paper};">${group}</p>
<p style="margin:0 0 10px;${theme.eyebrow}color:${theme.accentTextOnDark};">${place}</p>
<h1 style="margin:0 0 12px;${theme.displayType}font-size:34px;line-height:40px;letter-spacing:-0.01em;${BREAKS}color:${theme.paper};">${heading}</h1>
<p style="margin:0;${theme.textType}font-size:16px;line-height:25px;${BREAKS}color:${theme.softTextOnDark};">${lead}</p>
</td></tr>
<tr><td class="pad paper" bgcolor="${theme.paper}" style="padding:32px 40px 4px;background-color:${theme.paper};">
${highlight ? highlightBlock(highlight, theme) : null}
${action ? actionBlock(action, theme) : null}
${policy ? policyBlock(policy, theme) : null}
${factsBlock(facts, theme)}
</td></tr>
`
}

/** Rows of a mail of a few sentences. */
function letter(copy: MailCopy, theme: MailTheme): Html {
  const { group, place, heading, lead, body, action, facts, policy } = copy
  const paragraphs = body === undefined ? [lead] : body.split(/\n{2,}/)
  const size =
    body === undefined ? 'font-size:19px;line-height:31px;' : 'font-size:17px;line-height:28px;'
  return html`<tr><td class="pad paper" bgcolor="${theme.paper}" style="padding:36px 40px 20px;background-color:${theme.paper};border-top:4px solid ${theme.accent};">
<p class="ink" style="margin:0 0 44px;${wordmark(30, theme)}color:${theme.text};">${group}</p>
<p class="accent" style="margin:0 0 10px;${theme.eyebrow}color:${theme.accentText};">${place}</p>
<h1 class="ink" style="margin:0 0 16px;${theme.displayType}font-size:38px;line-height:44px;letter-spacing:-0.01em;${BREAKS}color:${theme.text};">${heading}</h1>
${paragraphs.map((text, at) => html`<p class="ink" style="margin:0 0 ${at === paragraphs.length - 1 ? 28 : 18}px;${theme.proseType}${size}white-space:pre-line;${BREAKS}color:${theme.text};">${text}</p>`)}
${action ? actionBlock(action, theme) : null}
${factsBlock(facts, theme)}
${policy ? policyBlock(policy, theme) : null}
</td></tr>
`
}

/** Rows of a mail to the staff about something that came in. */
function note(copy: MailCopy, theme: MailTheme): Html {
  const { group, place, heading, lead, highlight, quote, facts, action, policy } = copy
  return html`<tr><td class="pad head" bgcolor="${theme.head}" style="padding:13px 40px;background-color:${theme.head};border-bottom:1px solid ${theme.accent};"><table ${LAYOUT_TABLE}><tr><td style="${wordmark(18, theme)}color:${theme.paper};">${group}</td><td align="right" style="${theme.textType}font-size:13px;line-height:20px;color:${theme.accentTextOnDark};">For the team</td></tr></table></td></tr>
<tr><td class="pad paper" bgcolor="${theme.paper}" style="padding:28px 40px 4px;background-color:${theme.paper};">
<p class="accent" style="margin:0 0 8px;${theme.eyebrow}color:${theme.accentText};">${place}</p>
<h1 class="ink" style="margin:0 0 8px;${theme.displayType}font-size:27px;line-height:34px;${BREAKS}color:${theme.text};">${heading}</h1>
<p class="ink" style="margin:0 0 24px;${theme.textType}font-size:16px;line-height:25px;${BREAKS}color:${theme.text};">${lead}</p>
${highlight ? highlightBlock(highlight, theme) : null}
${quote ? quoteBlock(quote, theme) : null}
${factsBlock(facts, theme)}
${action ? actionBlock(action, theme) : null}
${policy ? policyBlock(policy, theme) : null}
</td></tr>
`
}

function wordmark(size: number, theme: MailTheme): string {
  return `${theme.displayType}font-size:${size}px;line-height:${Math.round(size * 1.25)}px;letter-spacing:-0.02em;${BREAKS}`
}

const LAYOUTS: Record<MailCopy['layout'], (copy: MailCopy, theme: MailTheme) => Html> = {
  visit,
  letter,
  note,
}
