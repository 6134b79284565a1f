const VALUE = /^\{(\w+)\}(, )?|(,? )?\{(\w+)\}/g

/**
 * A text with its values in their places: `Thank you, {name}`. A value that is empty takes the comma before it away;
 * one that the text begins with, the comma behind it.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(VALUE, (_found, first, after = '', before = '', name) => {
    const value = values[first ?? name] ?? ''
    return value === '' ? '' : `${before}${value}${after}`
  })
}
