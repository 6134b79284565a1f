import { CANARY, type HostileFile, hostile, SCRIPT } from './hostile-file.ts'

const HEAD = 'Name,Email,Phone,Price,Title,UID\n'

/** Tables and JSON: formulas, wrong encodings, what never ends, and keys that are none. */
export function hostileTables(): HostileFile[] {
  return [
    ...Object.entries(tables()).map(([about, bytes]) =>
      hostile(`csv: ${about}`, 'export.csv', bytes),
    ),
    ...Object.entries(jsons()).map(([about, bytes]) =>
      hostile(`json: ${about}`, 'export.json', bytes),
    ),
  ]
}

function tables(): Record<string, Buffer | string> {
  return {
    'a formula': `${HEAD}"=HYPERLINK(""https://evil.example"")",a@example.com,+1,-1,@SUM(1),x\n`,
    'a formula after a tab': `${HEAD}\t=1+1,\r=1+1,,,,\n`,
    'a script': `${HEAD}${SCRIPT},a@example.com,1,1,${SCRIPT},x\n`,
    NULs: `${HEAD}a\0b,\0,\0,\0,\0,\0\n`,
    'in UTF-16 without a mark': Buffer.from(`${HEAD}Ida,a@example.com,1,1,x,y\n`, 'utf16le'),
    'in UTF-16, one byte short': Buffer.from(`\ufeff${HEAD}Ida`, 'utf16le').subarray(0, -1),
    'in no encoding': Buffer.concat([
      Buffer.from(HEAD),
      Buffer.from([0xc0, 0xaf, 0xff, 0xfe, 0x80, 0x0a]),
    ]),
    'in UTF-7': `${HEAD}+ADw-script+AD4-,,,,,\n`,
    'a quote that never ends': `${HEAD}"${'x'.repeat(300_000)}`,
    'a cell of 3 MB': `${HEAD}${'x'.repeat(3_000_000)},,,,,\n`,
    '20,000 columns': `${Array.from({ length: 20_000 }, (_, n) => `c${n}`).join(',')}\n`,
    '50,000 empty lines': `${HEAD}${'\n'.repeat(50_000)}`,
    '50,000 commas a line': `${HEAD}${','.repeat(50_000)}\n`,
    'the same heading often': 'Name,Name,Name,name\na,b,c,d\n',
    'headings of a prototype': '__proto__,constructor,toString\na,b,c\n',
    'lines that end with CR alone': HEAD.replace('\n', '\r').repeat(3),
    'no line': HEAD,
    nothing: '',
    'marks of order alone': '\ufeff',
    'half of a pair of surrogates': Buffer.from(`\ufeff${HEAD}\ud800,,,,,\n`, 'utf16le'),
    'letters that turn the direction': `${HEAD}\u202egpj.exe,\u2066a,,,,\n`,
    'numbers that are none': `Title,Price\nx,1e999\ny,NaN\nz,٣\nw,0x10\nv,-0\n`,
    'dates that are none': 'Name,Date\nx,2027-02-30\ny,99999-01-01\nz,1e3\n',
    'separated by everything': 'a;b\tc|d,e\n1;2\t3|4,5\n',
  }
}

function jsons(): Record<string, Buffer | string> {
  const deep = (open: string, close: string, times: number) =>
    open.repeat(times) + close.repeat(times)
  return {
    '100,000 arrays within each other': deep('[', ']', 100_000),
    '50,000 objects within each other': `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    'arrays that never end': '['.repeat(200_000),
    'numbers that are too large':
      '[{"title":1e999,"price":-1e-999,"uid":123456789012345678901234567890}]',
    'the same key twice': '[{"uid":"a","uid":"b","title":"x"}]',
    'a prototype': '[{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"uid":"a"}]',
    'half of a pair of surrogates': '[{"uid":"\\ud800","title":"\\udc00"}]',
    'a mark of order': '\ufeff[{"uid":"a"}]',
    'in UTF-16': Buffer.from('[{"uid":"a"}]', 'utf16le'),
    'a key of 1 MB': `[{"${'k'.repeat(1_000_000)}":1}]`,
    '200,000 keys': `[{${Array.from({ length: 200_000 }, (_, n) => `"k${n}":1`).join()}}]`,
    'a script': `[{"uid":"a","title":"${SCRIPT}"}]`,
    'no list': `{"a":"${CANARY}"}`,
    'a word': 'null',
    'something behind its end': '[{"uid":"a"}] {"b":1}',
    'not a number': '[{"price":NaN}]',
    'control characters': '[{"uid":"a\u0000\u001b"}]',
    'GeoJSON of no place':
      '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[999,-999,"x"]},"properties":null}]}',
    'GeoJSON of a ring that is open': '{"type":"Polygon","coordinates":[[[0,0],[1,1]],null,[]]}',
    'a document of another system that is none':
      '[{"id":1,"type":"page","data":{"body":[{"slice_type":"__proto__","primary":null,"items":[[]]}]}}]',
    'a document with a text that is none':
      '[{"id":"x","type":"page","uid":"x","lang":"en","data":{"title":[{"type":"heading1","text":{},"spans":[{"start":-1,"end":1e9,"type":"hyperlink","data":{"url":"javascript:alert(1)"}}]}]}}]',
  }
}
