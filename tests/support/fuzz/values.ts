/** Values that no field of ours expects: other types, sizes, alphabets, and what looks like code. */
export const ODD_VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    2 ** 53,
    99_999,
    '',
    ' ',
    '0',
    '-1',
    '0x10',
    '1e3',
    ' 3 ',
  ],
  ...['٣', '３', '1.0', '3\n', 'NaN', 'null', 'undefined', '9'.repeat(400), '2027-02-30T25:61'],
  ...[[], [3], ['2'], [[]], {}, { length: 1 }, { toString: 'x' }, [null], Array(200).fill(1)],
  ...['\u0000', 'Ida\r\nBcc: x@example.com', '\u202Egnp.exe', '\uD800', '\u2028', '\uFFFF', '👩‍🍳'],
  ...['é'.repeat(300), 'x'.repeat(201), 'x'.repeat(5000), `ida@${'a.'.repeat(120)}com`],
  ...["'; DROP TABLE staff; --", '<script>alert(1)</script>', '{{7*7}}', '%00', '%s%n'],
  ...['__proto__', 'constructor', '../../etc/passwd', 'C:\\con', '*', 'burrard/../x', 'BURRARD'],
]

/** JSON bodies that are no object of ours, and bodies that are no JSON. */
export const ODD_BODIES: readonly (string | Buffer)[] = [
  ...[
    '',
    'null',
    '[]',
    '5',
    '"text"',
    'true',
    '{',
    '{"a":',
    '{"a":1}}',
    "{'a':1}",
    'NaN',
    'a=1&b=2',
  ],
  ...['\uFEFF{}', `${'['.repeat(30_000)}`, `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
  ...['{"__proto__":{"a":1}}', '{"a":"\\ud800"}', '{"rid":"burrard","rid":true}', '<xml/>'],
  ...[Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), Buffer.alloc(70_000, 'x'), Buffer.alloc(40)],
]

/** Parts of addresses. */
export const ODD_SEGMENTS: readonly string[] = [
  ...['x', 'X', '0', '-', '_', '%20', '%00', '%zz', '%2e%2e', '%2F', '%5C', '..', '.', ''],
  ...['[uid]', '[...rest]', '%5Buid%5D', 'index', 'null', 'a.rsc', 'a.json', 'x'.repeat(300)],
  ...['%F0%9F%98%80', '%C0%AF', '%E2%80%AE', '@', ':', ';a=b', '*', "'", '(.)', '_next', '~', '$'],
]

export const ODD_QUERIES: readonly string[] = [
  ...[
    '',
    '=',
    '&',
    '&&=&',
    '%',
    '%zz=%zz',
    'a',
    'a=1&a=2',
    '[a]=1',
    'a[]=1',
    '__proto__=1',
    '_rsc=1',
  ],
  ...['q=%00', 'q=%F0%9F%98%80', `q=${'x'.repeat(3000)}`, 'x%20y', "q='", 'page=0x10', 'page=1e3'],
  ...[
    'mail=yes&changed=no',
    'cancelled=late',
    'trouble=__proto__',
    'people=0x2',
    'leave',
    'bank=back',
  ],
]

export const ODD_HEADERS: readonly Record<string, string>[] = [
  ...[{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }, { 'next-router-prefetch': 'x' }],
  ...[
    { rsc: '1', 'next-router-prefetch': 'x' },
    { rsc: 'x', 'next-router-segment-prefetch': '/' },
  ],
  ...[
    { 'next-action': 'a'.repeat(40) },
    { 'next-action': 'x' },
    { 'next-router-state-tree': '%5B' },
  ],
  ...[{ 'next-url': '/x' }, { 'x-nextjs-data': '1' }, { 'x-middleware-subrequest': 'middleware' }],
  ...[{ 'next-router-segment-prefetch': '/_tree', rsc: '1' }, { 'x-invoke-path': '/admin' }],
  ...[{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }],
  ...[{ accept: 'text/event-stream' }, { accept: 'text/html' }, { 'accept-encoding': 'br;q=0, *' }],
  ...[{ 'if-none-match': '*' }, { 'if-none-match': '"x"' }, { range: 'bytes=5-1' }],
  ...[{ cookie: 'tableside-visitor=x; selected-location=%00; =; a' }, { cookie: '\u00ff=\u00ff' }],
  ...[{ cookie: 'selected-location=__proto__; default-location=nowhere; tableside-draft=x.y' }],
  ...[
    { 'idempotency-key': 'k'.repeat(5000) },
    { 'idempotency-key': '\u00e9' },
    { 'x-form-pass': 'a.b' },
  ],
  ...[{ 'stripe-signature': 't=1,v1=x' }, { 'cf-ipcountry': 'XX', 'cf-iplatitude': 'NaN' }],
  ...[{ 'x-http-method-override': 'GET' }, { host: 'evil.example' }, { forwarded: 'for=1.2.3.4' }],
]

export const ODD_TYPES: readonly (string | null)[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', null],
  ...[
    'application/jsonp',
    'APPLICATION/JSON',
    'multipart/form-data',
    'multipart/form-data; boundary=',
  ],
  ...['multipart/form-data; boundary="x', ';', 'application/octet-stream'],
]
