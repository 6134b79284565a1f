/** What no text of the demo group and no mail says, and what is said instead (Canadian English). */
const INSTEAD: [said: RegExp, instead: string][] = [
  [/\be-mails?\b/i, 'email'],
  [/\b(this|that|one|the) mail\b|\ba mail\b/i, 'email'],
  [/\btelephones?\b/i, 'phone'],
  [/\b(by|the|a|take|in) lift\b/i, 'elevator'],
  [/\bcool box/i, 'cooler'],
  [/\bcloakroom/i, 'coat check'],
  [/\bquay/i, 'dock'],
  [/\bparcel/i, 'box'],
  [/\bbicycle/i, 'bike'],
  [/\bparking places?\b/i, 'parking spot'],
  [/\bworking days?\b/i, 'business day'],
  [/\bhealth cover\b/i, 'health benefits'],
  [/\bautumn\b/i, 'fall'],
  [/\byoghurt/i, 'yogurt'],
  [/\bnear by\b/i, 'nearby'],
  [/\b(seldom|whilst|shall)\b/i, 'plainer words'],
  [/\bculinary journey/i, 'what is eaten'],
  [/\b(six|seven|eight|nine|ten|eleven|twelve) and more\b/i, 'or more'],
  [/\b(favorite|color|harbor|neighbor|flavor|honor|center|theater|gray|liter|meter)/i, '-our, -re'],
  [/\b(recogni|organi|reali|apologi|speciali)(s)(e|ing)/i, '-ize'],
  [/!/, 'a full stop'],
  [/['"]/, 'curly quotes'],
  [/ {2}/, 'one space'],
  [/\s[,.;:?]/, 'no space before it'],
  [/\.\.\.|--/, 'another mark'],
  [/^(read|learn|see|find out|more)( more| on| this)?$|^(click )?here$/i, 'where the link leads'],
]

/** What is to be said otherwise in a text, each as `what it says: what is said instead`. */
export function misworded(text: string): string[] {
  return INSTEAD.flatMap(([said, instead]) => {
    const found = said.exec(text)?.[0]
    return found === undefined ? [] : [`“${found}”: ${instead}`]
  })
}

/** Every text in a tree of values. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
