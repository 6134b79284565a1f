import { type Html, html } from './html.ts'
import {
  BRASS,
  BRASS_TEXT,
  BREAKS,
  DISPLAY,
  EMBER,
  EYEBROW,
  INK,
  PAPER,
  RULE,
  TABLE,
  TEXT,
  WALNUT,
} from './look.ts'
import { type Fact, type Figure, type MailWords, telHref } from './words.ts'

const PRESENTATION: Html = { html: TABLE }

/** What the mail is about, as large as it matters: the day, the hour below it, who comes. */
export function figureBlock({ above, big, below, struck }: Figure): Html {
  const line = struck ? 'text-decoration:line-through;text-decoration-thickness:2px;' : ''
  const [tone, color] = struck ? ['soft', WALNUT] : ['ink', INK]
  return html`<table ${PRESENTATION} style="margin:0 0 28px;"><tr><td style="padding:0;">
<p class="${tone}" style="margin:0;${DISPLAY}font-size:22px;line-height:30px;${line}${BREAKS}color:${color};">${above}</p>
<p class="${tone}" style="margin:2px 0 6px;${DISPLAY}font-size:46px;line-height:54px;letter-spacing:-0.02em;${line}color:${color};">${big}</p>
<p class="soft" style="margin:0;${TEXT}font-size:16px;line-height:24px;${BREAKS}color:${WALNUT};">${below}</p>
</td></tr></table>
`
}

/** The one thing to do: a whole line of a phone, and 48 px high. */
export function actionBlock({ label, url }: NonNullable<MailWords['action']>): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin:0 0 28px;"><tr><td bgcolor="${EMBER}" style="background-color:${EMBER};border-radius:2px;mso-padding-alt:14px 28px;"><a href="${url}" style="display:inline-block;padding:14px 28px;${TEXT}font-size:16px;line-height:20px;color:#ffffff;text-decoration:none;">${label}</a></td></tr></table>
`
}

/** Terms and what they say, with a hairline above each. */
export function factsBlock(facts: Fact[]): Html | null {
  if (facts.length === 0) return null
  return html`<table ${PRESENTATION} style="margin:0 0 24px;table-layout:fixed;">
${facts.map(factRow)}
</table>
`
}

function factRow([term, value, href]: Fact): Html {
  const cell = `padding:11px 0;border-top:1px solid ${RULE};${TEXT}line-height:22px;vertical-align:top;`
  const said = href ? link({ label: value, url: href }, 'padding:11px 0;') : html`${value}`
  return html`<tr><td width="34%" class="soft rule" style="${cell}padding-right:12px;font-size:13px;color:${WALNUT};">${term}</td><td class="ink rule" style="${cell}font-size:15px;color:${INK};${BREAKS}">${said}</td></tr>
`
}

/** What somebody wrote, in their own lines. */
export function quoteBlock({ term, text }: NonNullable<MailWords['quote']>): Html {
  return html`<table ${PRESENTATION} style="margin:0 0 28px;"><tr><td style="padding:2px 0 2px 20px;border-left:2px solid ${BRASS};">
<p class="soft" style="margin:0 0 4px;${TEXT}font-size:13px;line-height:20px;color:${WALNUT};">${term}</p>
<p class="ink" style="margin:0;${DISPLAY}font-size:18px;line-height:28px;white-space:pre-line;${BREAKS}color:${INK};">${text}</p>
</td></tr></table>
`
}

/** A sentence in small type below what matters. */
export function policyBlock(policy: string): Html {
  return html`<p class="soft" style="margin:0 0 28px;${TEXT}font-size:14px;line-height:22px;color:${WALNUT};">${policy}</p>
`
}

/** Where the restaurant is, and how to reach it. */
export function whereBlock({ address, mapUrl, phone }: MailWords): Html | null {
  const [name, ...lines] = address
  if (name === undefined) return null
  const ways = [
    ...(mapUrl ? [{ label: 'Open the map', url: mapUrl }] : []),
    ...(phone ? [{ label: `Call ${phone}`, url: telHref(phone) }] : []),
  ]
  return html`<tr><td class="pad paper rule" bgcolor="${PAPER}" style="padding:26px 40px 22px;background-color:${PAPER};border-top:1px solid ${RULE};">
<p class="ink" style="margin:0 0 4px;${DISPLAY}font-size:20px;line-height:27px;${BREAKS}color:${INK};">${name}</p>
${lines.map((line) => html`<p class="soft" style="margin:0;${TEXT}font-size:15px;line-height:23px;${BREAKS}color:${WALNUT};">${line}</p>`)}
<p style="margin:6px 0 0;${TEXT}font-size:15px;line-height:22px;">${ways.map((way) => link(way, 'display:inline-block;margin-right:24px;padding:11px 0;'))}</p>
</td></tr>
`
}

/** Why the mail came, on the ground below the paper. */
export function footerBlock({ group, footer: { text, link: end } }: MailWords): Html {
  const small = `${TEXT}font-size:12px;line-height:19px;${BREAKS}`
  return html`<tr><td class="pad soft" style="padding:22px 40px 0;${small}color:${WALNUT};">
<p class="accent" style="margin:0 0 6px;${EYEBROW}color:${BRASS_TEXT};">${group}</p>
<p style="margin:0;">${text}</p>
${end ? html`<p style="margin:0;">${link(end, 'display:inline-block;padding:13px 0;')}</p>` : null}
</td></tr>
`
}

function link({ label, url }: { label: string; url: string }, style: string): Html {
  return html`<a href="${url}" class="accent" style="${style}color:${BRASS_TEXT};text-decoration:underline;">${label}</a>`
}
