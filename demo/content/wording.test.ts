import { expect, it } from 'vitest'
import { misworded, textsIn } from '#tests/support/wording.ts'
import { pictures } from '../media/pictures.ts'
import { experienceDetails } from './booking/experience-details.ts'
import { experiences } from './booking/experiences.ts'
import { footer } from './globals/footer.ts'
import { header } from './globals/header.ts'
import * as notices from './globals/notices.ts'
import * as site from './globals/site.ts'
import { locations } from './locations/all.ts'
import { locationSlices } from './locations/slices.ts'
import { categories } from './menu/categories.ts'
import { menus } from './menu/layouts.ts'
import { tags } from './menu/tags.ts'
import { posts } from './news/all.ts'
import { pages } from './pages/all.ts'
import { groupDays } from './special-days.ts'
import { zones } from './zones.ts'

const told: Record<string, unknown> = {
  ...{ pages, posts, header, footer, notices, site, categories, menus, tags, zones, pictures },
  ...{ locations, slices: locations.map(locationSlices), days: groupDays() },
  ...{ experiences, experienceDetails },
}

it.each(Object.keys(told))('the %s are said in the group’s English', (part) => {
  const texts = textsIn(told[part])
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.flatMap((text) => misworded(text).map((fault) => `${fault} in: ${text}`))).toEqual(
    [],
  )
})

it('a text that says it otherwise is found', () => {
  expect(misworded('Write us an e-mail!')).toEqual(['“e-mail”: email', '“!”: a full stop'])
  expect(misworded('Up by lift, with a cool box.')).toHaveLength(2)
  expect(misworded('Read more')).toEqual(['“Read more”: where the link leads'])
  expect(misworded('Read more of the news')).toEqual([])
  expect(misworded("Nine and more don't fit .")).toHaveLength(3)
  expect(misworded('Write us an email. Nine or more don’t fit.')).toEqual([])
})
