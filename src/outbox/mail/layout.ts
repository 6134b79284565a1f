import { type Html, html } from './html.ts'
import type { MailWords } from './words.ts'

// Mail programs know neither our tokens nor our typefaces: the same colours, written out.
const SPRUCE = '#0e1613'
const LINEN = '#f4efe6'
const PAPER = '#fbf9f5'
const INK = '#1c1b19'
const WALNUT = '#6b4a34'
const BRASS = '#a8792f'
const BRASS_TEXT = '#7a5719'
const BRASS_ON_DARK = '#d9b56f'
const RULE = '#ddcfb4'
const EMBER = '#b5401a'

const TEXT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;"
const DISPLAY = "font-family:Georgia,'Times New Roman',serif;font-weight:normal;"

/** What programs with a dark theme put on by themselves; the others keep the inline colours. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: inherit; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0b110f !important; }
  .paper { background-color: #14211c !important; }
  .ink { color: ${PAPER} !important; }
  .soft { color: #b9b4a6 !important; }
  .accent { color: ${BRASS_ON_DARK} !important; }
  .rule { border-color: #2f4239 !important; }
}
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
`

/** The mail as HTML: tables and inline styles, 600 px at most, no picture and nothing to load. */
export function htmlMail(words: MailWords): string {
  const { subject, group, place, heading, lead, facts, policy, action, footer } = words
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${subject}</title>
<style>${{ html: DARK }}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${LINEN};">
<div style="display:none;max-height:0;overflow:hidden;">${lead}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background-color:${LINEN};">
<tr><td align="center" style="padding:24px 8px 40px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="pad" bgcolor="${SPRUCE}" style="padding:20px 40px;background-color:${SPRUCE};border-bottom:1px solid ${BRASS};${DISPLAY}font-size:22px;line-height:28px;color:${PAPER};">${group}</td></tr>
<tr><td class="pad paper" bgcolor="${PAPER}" style="padding:36px 40px 32px;background-color:${PAPER};">
<p class="accent" style="margin:0 0 10px;${TEXT}font-size:12px;line-height:18px;letter-spacing:0.14em;text-transform:uppercase;color:${BRASS_TEXT};">${place}</p>
<h1 class="ink" style="margin:0 0 12px;${DISPLAY}font-size:32px;line-height:38px;color:${INK};">${heading}</h1>
<p class="ink" style="margin:0 0 28px;${TEXT}font-size:16px;line-height:25px;color:${INK};word-break:break-word;">${lead}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${facts.map(factRow)}
</table>
${action ? button(action) : null}
${policy ? html`<p class="soft" style="margin:20px 0 0;${TEXT}font-size:14px;line-height:22px;color:${WALNUT};">${policy}</p>` : null}
</td></tr>
${words.address.length > 0 ? whereRow(words) : null}
<tr><td class="pad soft" style="padding:20px 40px 0;${TEXT}font-size:12px;line-height:19px;color:${WALNUT};">${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return page.html
}

function factRow([term, value]: [string, string]): Html {
  const cell = `padding:11px 0;border-top:1px solid ${RULE};${TEXT}line-height:22px;vertical-align:top;`
  return html`<tr><td width="34%" class="soft rule" style="${cell}font-size:13px;color:${WALNUT};">${term}</td><td class="ink rule" style="${cell}font-size:15px;color:${INK};word-break:break-word;">${value}</td></tr>
`
}

function button({ label, url }: { label: string; url: string }): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px;"><tr><td bgcolor="${EMBER}" style="background-color:${EMBER};border-radius:2px;"><a href="${url}" style="display:inline-block;padding:14px 26px;${TEXT}font-size:15px;line-height:20px;color:#ffffff;text-decoration:none;">${label}</a></td></tr></table>`
}

function whereRow({ address, mapUrl, phone }: MailWords): Html {
  const [name = '', ...lines] = address
  const ways = [
    ...(mapUrl ? [{ label: 'Open the map', url: mapUrl }] : []),
    ...(phone ? [{ label: phone, url: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
  ]
  return html`<tr><td class="pad paper rule" bgcolor="${PAPER}" style="padding:24px 40px 30px;background-color:${PAPER};border-top:1px solid ${RULE};${TEXT}font-size:15px;line-height:23px;">
<p class="ink" style="margin:0;${DISPLAY}font-size:19px;line-height:26px;color:${INK};">${name}</p>
${lines.map((line) => html`<p class="soft" style="margin:0;color:${WALNUT};">${line}</p>`)}
<p style="margin:10px 0 0;">${ways.map(({ label, url }) => html`<a href="${url}" class="accent" style="display:inline-block;margin-right:22px;padding:4px 0;color:${BRASS_TEXT};text-decoration:underline;">${label}</a>`)}</p>
</td></tr>`
}
