import { createElement as h } from 'react'
import { expect, test } from 'vitest'
import { Stills } from './static-fragments.ts'

const place = (name: string) => `<div data-still="${name}" class="list"></div>`

test('a still part stands once in the page, as plain HTML, where its name was', () => {
  const stills = new Stills()
  const name = stills.draw(h('p', null, 'Fish & chips ', 12))
  const page = stills.fill(Buffer.from(`<main>${place(name)}</main>`)).toString()
  expect(page).toBe(
    `<main><div data-still="${name}" class="list"><p>Fish &amp; chips 12</p></div></main>`,
  )
})

test('the same content has the same name in every process, and may stand twice', () => {
  const [one, other] = [new Stills(), new Stills()]
  const name = one.draw(h('p', null, 'Tea'))
  expect(other.draw(h('p', null, 'Tea'))).toBe(name)
  expect(other.draw(h('p', null, 'Coffee'))).not.toBe(name)
  const page = one.fill(Buffer.from(place(name) + place(name))).toString()
  expect(page.match(/<p>Tea<\/p>/g)).toHaveLength(2)
})

test('a dollar sign in a still part stays one', () => {
  const stills = new Stills()
  const name = stills.draw(h('p', null, '$& $1 $$'))
  expect(stills.fill(Buffer.from(place(name))).toString()).toContain('<p>$&amp; $1 $$</p>')
})

test('a page with a name that nobody drew fails, and does not go out with a hole', () => {
  const stills = new Stills()
  stills.draw(h('p', null, 'Tea'))
  expect(() => stills.fill(Buffer.from(place('AAAAAAAAAAA')))).toThrow('AAAAAAAAAAA')
})

const Later = async () => h('p', null, 'Tea')

test('what would have to wait cannot be still', () => {
  expect(() => new Stills().draw(h(Later as never))).toThrow()
})
