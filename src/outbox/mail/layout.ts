import { type Html, html } from './html.ts'
import {
  BRASS,
  BRASS_ON_DARK,
  BRASS_TEXT,
  BREAKS,
  DISPLAY,
  EYEBROW,
  INK,
  LINEN,
  PAPER,
  SHEET,
  SOFT_ON_DARK,
  SPRUCE,
  TABLE,
  TEXT,
} from './look.ts'
import {
  actionBlock,
  factsBlock,
  figureBlock,
  footerBlock,
  policyBlock,
  quoteBlock,
  whereBlock,
} from './parts.ts'
import type { MailWords } from './words.ts'

const PRESENTATION: Html = { html: TABLE }
/** Keeps what follows out of the line that stands beside the subject. */
const BLANK: Html = { html: '&#8199;&zwnj; '.repeat(70) }

/**
 * The mail as HTML: tables and inline styles, 600 px at most, no picture and nothing to load. A visit opens
 * in the dark of the evening, a letter is set like one, a note to the staff comes to the point.
 */
export function htmlMail(words: MailWords): string {
  const { subject, preheader } = words
  const page = html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${{ html: SHEET }}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${LINEN};">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;overflow:hidden;mso-hide:all;">${preheader}${BLANK}</div>
<div role="main" lang="en" dir="ltr">
<table ${PRESENTATION} class="ground" style="background-color:${LINEN};">
<tr><td class="outer" align="center" style="padding:24px 8px 40px;">
<table ${PRESENTATION} style="max-width:600px;text-align:left;">
${words.form === 'visit' ? visit(words) : words.form === 'letter' ? letter(words) : note(words)}
${whereBlock(words)}
${footerBlock(words)}
</table>
</td></tr>
</table>
</div>
</body>
</html>
`
  return page.html
}

/** Dark as the room, with what happened; the visit itself, large, on paper below it. */
function visit(words: MailWords): Html {
  const { group, place, heading, lead, figure, action, facts, policy } = words
  return html`<tr><td class="pad head" bgcolor="${SPRUCE}" style="padding:22px 40px 36px;background-color:${SPRUCE};border-bottom:2px solid ${BRASS};">
<p style="margin:0 0 40px;${wordmark(24)}color:${PAPER};">${group}</p>
<p style="margin:0 0 10px;${EYEBROW}color:${BRASS_ON_DARK};">${place}</p>
<h1 style="margin:0 0 12px;${DISPLAY}font-size:34px;line-height:40px;letter-spacing:-0.01em;${BREAKS}color:${PAPER};">${heading}</h1>
<p style="margin:0;${TEXT}font-size:16px;line-height:25px;${BREAKS}color:${SOFT_ON_DARK};">${lead}</p>
</td></tr>
<tr><td class="pad paper" bgcolor="${PAPER}" style="padding:32px 40px 4px;background-color:${PAPER};">
${figure ? figureBlock(figure) : null}
${action ? actionBlock(action) : null}
${policy ? policyBlock(policy) : null}
${factsBlock(facts)}
</td></tr>
`
}

/** A few sentences, in the size of a letter. */
function letter(words: MailWords): Html {
  const { group, place, heading, lead, action, facts, policy } = words
  return html`<tr><td class="pad paper" bgcolor="${PAPER}" style="padding:36px 40px 20px;background-color:${PAPER};border-top:4px solid ${BRASS};">
<p class="ink" style="margin:0 0 44px;${wordmark(30)}color:${INK};">${group}</p>
<p class="accent" style="margin:0 0 10px;${EYEBROW}color:${BRASS_TEXT};">${place}</p>
<h1 class="ink" style="margin:0 0 16px;${DISPLAY}font-size:38px;line-height:44px;letter-spacing:-0.01em;${BREAKS}color:${INK};">${heading}</h1>
<p class="ink" style="margin:0 0 28px;${DISPLAY}font-size:19px;line-height:31px;${BREAKS}color:${INK};">${lead}</p>
${action ? actionBlock(action) : null}
${factsBlock(facts)}
${policy ? policyBlock(policy) : null}
</td></tr>
`
}

/** For who works: what came in and from whom, close together. */
function note(words: MailWords): Html {
  const { group, place, heading, lead, figure, quote, facts, action, policy } = words
  return html`<tr><td class="pad head" bgcolor="${SPRUCE}" style="padding:13px 40px;background-color:${SPRUCE};border-bottom:1px solid ${BRASS};"><table ${PRESENTATION}><tr><td style="${wordmark(18)}color:${PAPER};">${group}</td><td align="right" style="${TEXT}font-size:13px;line-height:20px;color:${BRASS_ON_DARK};">For the team</td></tr></table></td></tr>
<tr><td class="pad paper" bgcolor="${PAPER}" style="padding:28px 40px 4px;background-color:${PAPER};">
<p class="accent" style="margin:0 0 8px;${EYEBROW}color:${BRASS_TEXT};">${place}</p>
<h1 class="ink" style="margin:0 0 8px;${DISPLAY}font-size:27px;line-height:34px;${BREAKS}color:${INK};">${heading}</h1>
<p class="ink" style="margin:0 0 24px;${TEXT}font-size:16px;line-height:25px;${BREAKS}color:${INK};">${lead}</p>
${figure ? figureBlock(figure) : null}
${quote ? quoteBlock(quote) : null}
${factsBlock(facts)}
${action ? actionBlock(action) : null}
${policy ? policyBlock(policy) : null}
</td></tr>
`
}

function wordmark(size: number): string {
  return `${DISPLAY}font-size:${size}px;line-height:${Math.round(size * 1.25)}px;letter-spacing:-0.02em;${BREAKS}`
}
