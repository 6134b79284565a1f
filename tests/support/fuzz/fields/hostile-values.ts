import { lexicalRoot, linkNode, paragraphNode, textNode } from '#lib/text/lexical-nodes.ts'

/** Stands in hostile addresses and texts: an address with it must lead nowhere that runs, or to another site openly. */
export const CANARY = 'evilcanary'
/** An element that is in no page of ours. */
export const ELEMENT = '<b-evil>'

const CODE = `${CANARY}()`
const HOST = `${CANARY}.example`

/** Addresses that run, lead to another site unseen, break out of an attribute, or are none. */
export const HOSTILE_URLS: readonly unknown[] = [
  ...[`javascript:${CODE}`, `JaVaScRiPt:${CODE}`, ` javascript:${CODE}`, `java\tscript:${CODE}`],
  ...[
    `java\nscript:${CODE}`,
    `\u0001javascript:${CODE}`,
    `javascript&colon;${CODE}`,
    `javascript\u200b:${CODE}`,
  ],
  ...[
    `javascript://x/%0a${CODE}`,
    `\u202ejavascript:${CODE}`,
    `\uff4aavascript:${CODE}`,
    `vbscript:${CODE}`,
  ],
  ...[`data:text/html,<script>${CODE}</script>`, `data:image/svg+xml,<svg onload="${CODE}"/>`],
  ...[
    `blob:https://x/${CANARY}`,
    `file:///${CANARY}`,
    `view-source:javascript:${CODE}`,
    `ftp://${HOST}`,
  ],
  ...[
    `//${HOST}`,
    `///${HOST}`,
    `/\\${HOST}`,
    `\\\\${HOST}`,
    `/\t/${HOST}`,
    `/.//${HOST}`,
    `/x/..//${HOST}`,
  ],
  ...[
    `https:\\\\${HOST}`,
    `https:${HOST}`,
    `https://saltwood.example@${HOST}`,
    `https://${HOST}/"><b-evil>`,
  ],
  ...[
    `/"onmouseover="${CODE}`,
    `#"><b-evil>`,
    `mailto:a@b.example?body=${ELEMENT}`,
    `tel:+1"onclick="${CODE}`,
  ],
  ...[
    'https://[::1',
    `https://${HOST}:99999`,
    `https://${'a'.repeat(3000)}.example`,
    '\ud800',
    'not an address',
  ],
  ...[7, true, {}, [], [`javascript:${CODE}`], { toString: CODE }],
]

const link = (fields: Record<string, unknown>) =>
  lexicalRoot([paragraphNode([linkNode(fields, [textNode('a link')])])])
const paragraph = (node: Record<string, unknown>) =>
  lexicalRoot([paragraphNode([{ version: 1, ...node } as never])])
const root = (node: Record<string, unknown>) => lexicalRoot([{ version: 1, ...node } as never])

/** Texts of so many quotes within one another, by what stands for them: JSON.stringify cannot write them down. */
const DEEP = new Map([3000, 20_000].map((depth) => [`${depth} quotes within one another`, depth]))

/** A request's body as JSON, with the texts that are too deep to be values. */
export function jsonOf(body: unknown): string {
  let json = JSON.stringify(body)
  for (const [name, depth] of DEEP)
    json = json.replaceAll(JSON.stringify(name), () => deepJson(depth))
  return json
}

/** Formatted texts with hostile links, raw HTML, unknown nodes, wrong types, and far too much of everything. */
export const HOSTILE_TEXTS: readonly unknown[] = [
  ...HOSTILE_URLS.map((url) => link({ linkType: 'custom', url, newTab: false })),
  ...[`javascript:${CODE}`, `/.//${HOST}`].flatMap((url) => [
    paragraph({ type: 'autolink', fields: { linkType: 'custom', url }, children: [textNode('x')] }),
    link({ linkType: 'internal', url, doc: { relationTo: 'pages', value: 0 } }),
    link({ linkType: 'other', url }),
    link({ url }),
    paragraph({ type: 'link', url, children: [textNode('x')] }),
  ]),
  link({ linkType: 'internal', doc: { relationTo: 'staff', value: 1 } }),
  link({
    linkType: 'internal',
    doc: { relationTo: '__proto__', value: { uid: `javascript:${CODE}` } },
  }),
  link({
    linkType: 'internal',
    doc: { relationTo: 'pages', value: { type: 'text-page', uid: `//${HOST}` } },
  }),
  paragraph({ type: 'text', text: `${ELEMENT}<script>${CODE}</script><!--` }),
  paragraph({ type: 'text', text: `</script>${ELEMENT}` }),
  paragraph({ type: 'text', text: { toString: 'x' } }),
  paragraph({ type: 'text', text: [ELEMENT], format: '1e9' }),
  paragraph({ type: 'text', text: 'x', style: `background:url(//${HOST})`, format: 2 ** 31 }),
  paragraph({ type: 'text', text: '\u0000\u001b\ud800\u202e' }),
  paragraph({ type: 'text', text: 'x'.repeat(300_000) }),
  root({ type: 'heading', tag: 'script', children: [textNode(CODE)] }),
  root({ type: 'heading', tag: `h1 onclick=${CODE}`, children: [textNode('x')] }),
  root({ type: 'list', listType: 'number', start: { x: 1 }, tag: 'script', children: [] }),
  root({ type: 'list', listType: 'number', start: `1" onclick="${CODE}`, tag: 'ol', children: [] }),
  root({
    type: 'upload',
    relationTo: 'media',
    value: { url: `javascript:${CODE}`, filename: `../${CANARY}.html`, mimeType: 'text/html' },
  }),
  root({ type: 'upload', relationTo: 'staff', value: 1 }),
  root({ type: 'block', fields: { blockType: 'iframe_embed', url: `javascript:${CODE}` } }),
  root({ type: 'html', html: ELEMENT, children: [textNode(ELEMENT)] }),
  root({ type: '__proto__', children: [textNode('x')] }),
  root({ type: 'paragraph', children: 'x' }),
  root({ type: 'paragraph', children: [null, 7, 'x', []] }),
  root({ type: 'code', children: [textNode(`${ELEMENT}`)] }),
  nested(40),
  ...DEEP.keys(),
  lexicalRoot(Array.from({ length: 2000 }, () => paragraphNode([textNode('x')]))),
  ...[
    ELEMENT,
    7,
    true,
    [],
    [ELEMENT],
    {},
    { root: null },
    { root: [] },
    { root: { children: {} } },
  ],
  { root: { type: 'script', children: [textNode(CODE)] } },
]

function quote(children: unknown[]) {
  return { type: 'quote', version: 1, format: '', indent: 0, direction: 'ltr', children }
}

function nested(depth: number) {
  let node: object = paragraphNode([textNode('x')])
  for (let level = 0; level < depth; level++) node = quote([node])
  return lexicalRoot([node as never])
}

function deepJson(depth: number): string {
  const [before = '', after = ''] = JSON.stringify(quote(['within'])).split('"within"')
  const node = JSON.stringify(paragraphNode([textNode('x')]))
  const [begin = '', end = ''] = JSON.stringify(lexicalRoot(['within' as never])).split('"within"')
  return [begin, before.repeat(depth), node, after.repeat(depth), end].join('')
}
