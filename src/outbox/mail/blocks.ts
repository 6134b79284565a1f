import * as t from '../messages.gen.ts'
import { type Fact, type Highlight, type MailCopy, telHref } from './copy.ts'
import { type Html, html } from './html.ts'
import { BREAKS, LAYOUT_TABLE, type MailTheme } from './theme.ts'

/** The subject of the mail in large type: for a visit the day, the hour and the party. */
export function highlightBlock({ above, big, below, struck }: Highlight, theme: MailTheme): Html {
  const line = struck ? 'text-decoration:line-through;text-decoration-thickness:2px;' : ''
  const [tone, color] = struck ? ['soft', theme.softText] : ['ink', theme.text]
  return html`<table ${LAYOUT_TABLE} style="margin:0 0 28px;"><tr><td style="padding:0;">
<p class="${tone}" style="margin:0;${theme.displayType}font-size:22px;line-height:30px;${line}${BREAKS}color:${color};">${above}</p>
<p class="${tone}" style="margin:2px 0 6px;${theme.displayType}font-size:46px;line-height:54px;letter-spacing:-0.02em;${line}color:${color};">${big}</p>
<p class="soft" style="margin:0;${theme.textType}font-size:16px;line-height:24px;${BREAKS}color:${theme.softText};">${below}</p>
</td></tr></table>
`
}

/** The button of the mail, 48 px high, and on a phone as wide as the screen. */
export function actionBlock(
  { label, url }: NonNullable<MailCopy['action']>,
  theme: MailTheme,
): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin:0 0 28px;"><tr><td bgcolor="${theme.action}" style="background-color:${theme.action};border-radius:2px;mso-padding-alt:14px 28px;"><a href="${url}" style="display:inline-block;padding:14px 28px;${theme.textType}font-size:16px;line-height:20px;color:${theme.actionText};text-decoration:none;">${label}</a></td></tr></table>
`
}

/** Facts as rows of term and value, with a hairline above each; null if there are none. */
export function factsBlock(facts: Fact[], theme: MailTheme): Html | null {
  if (facts.length === 0) return null
  return html`<table ${LAYOUT_TABLE} style="margin:0 0 24px;table-layout:fixed;">
${facts.map((fact) => factRow(fact, theme))}
</table>
`
}

function factRow([term, value, href]: Fact, theme: MailTheme): Html {
  const cell = `padding:11px 0;border-top:1px solid ${theme.rule};${theme.textType}line-height:22px;vertical-align:top;`
  const said = href ? link({ label: value, url: href }, 'padding:11px 0;', theme) : html`${value}`
  return html`<tr><td width="34%" class="soft rule" style="${cell}padding-right:12px;font-size:13px;color:${theme.softText};">${term}</td><td class="ink rule" style="${cell}font-size:15px;color:${theme.text};${BREAKS}">${said}</td></tr>
`
}

/** What somebody typed, with their line breaks. */
export function quoteBlock({ term, text }: NonNullable<MailCopy['quote']>, theme: MailTheme): Html {
  return html`<table ${LAYOUT_TABLE} style="margin:0 0 28px;"><tr><td style="padding:2px 0 2px 20px;border-left:2px solid ${theme.accent};">
<p class="soft" style="margin:0 0 4px;${theme.textType}font-size:13px;line-height:20px;color:${theme.softText};">${term}</p>
<p class="ink" style="margin:0;${theme.proseType}font-size:18px;line-height:28px;white-space:pre-line;${BREAKS}color:${theme.text};">${text}</p>
</td></tr></table>
`
}

/** Conditions, in small type. */
export function policyBlock(policy: string, theme: MailTheme): Html {
  return html`<p class="soft" style="margin:0 0 28px;${theme.textType}font-size:14px;line-height:22px;color:${theme.softText};">${policy}</p>
`
}

/** Address of the restaurant with links to the map and the telephone; null if the mail has no address. */
export function locationBlock({ address, mapUrl, phone }: MailCopy, theme: MailTheme): Html | null {
  const [name, ...lines] = address
  if (name === undefined) return null
  const ways = [
    ...(mapUrl ? [{ label: t.openTheMap(), url: mapUrl }] : []),
    ...(phone ? [{ label: t.callPhone({ phone }), url: telHref(phone) }] : []),
  ]
  return html`<tr><td class="pad paper rule" bgcolor="${theme.paper}" style="padding:26px 40px 22px;background-color:${theme.paper};border-top:1px solid ${theme.rule};">
<p class="ink" style="margin:0 0 4px;${theme.displayType}font-size:20px;line-height:27px;${BREAKS}color:${theme.text};">${name}</p>
${lines.map((line) => html`<p class="soft" style="margin:0;${theme.textType}font-size:15px;line-height:23px;${BREAKS}color:${theme.softText};">${line}</p>`)}
<p style="margin:6px 0 0;${theme.textType}font-size:15px;line-height:22px;">${ways.map((way) => link(way, 'display:inline-block;margin-right:24px;padding:11px 0;', theme))}</p>
</td></tr>
`
}

/** Why the recipient was sent the mail, below it. */
export function footerBlock(
  { group, footer: { text, link: end } }: MailCopy,
  theme: MailTheme,
): Html {
  const small = `${theme.textType}font-size:12px;line-height:19px;${BREAKS}`
  return html`<tr><td class="pad soft" style="padding:22px 40px 0;${small}color:${theme.softText};">
<p class="accent" style="margin:0 0 6px;${theme.eyebrow}color:${theme.accentText};">${group}</p>
<p style="margin:0;">${text}</p>
${end ? html`<p style="margin:0;">${link(end, 'display:inline-block;padding:13px 0;', theme)}</p>` : null}
</td></tr>
`
}

function link(
  { label, url }: { label: string; url: string },
  style: string,
  theme: MailTheme,
): Html {
  return html`<a href="${url}" class="accent" style="${style}color:${theme.accentText};text-decoration:underline;">${label}</a>`
}
