import { DishHead } from '#features/menus/item/dish-head.tsx'
import type { MenuItem } from '#lib/menus/menu.ts'
import { Media } from '#ui/media.tsx'
import { Price } from '#ui/price.tsx'
import { RichText } from '#ui/rich-text.tsx'
import type { MenuItemsData } from '../load-menu-items.ts'
import type { SliceProps } from '../slice.ts'
import { levelBelow, SliceSection } from '../slice-section.tsx'
import { ServedSlider } from './island.tsx'
import css from './menu-section-features-slider.module.css'
import * as t from './messages.gen.ts'
import type { MenuSectionFeaturesSlider } from './schema.ts'

export function MenuSectionFeaturesSliderSlice(
  props: SliceProps<MenuSectionFeaturesSlider, MenuItemsData>,
) {
  const { slice, data, level, headingId } = props
  if (data.items.length === 0) return null
  const Title = `h${levelBelow(slice, level)}` as const
  const slides = data.items.map((item) => ({
    id: item.id,
    zones: item.zones,
    content: (
      <Dish
        item={item}
        currency={data.currency}
        soldOut={data.soldOut.has(item.id)}
        Title={Title}
      />
    ),
  }))
  return (
    <SliceSection slice={slice} level={level} headingId={headingId} size="md" tone="spruce">
      <ServedSlider
        slides={slides}
        label={slice.title ? t.dishesAbout({ title: slice.title }) : t.featuredDishes()}
      />
    </SliceSection>
  )
}

type DishProps = { item: MenuItem; currency: string; soldOut: boolean; Title: 'h2' | 'h3' }

function Dish({ item, currency, soldOut, Title }: DishProps) {
  return (
    <article className={css.dish} data-menu-feature>
      <Media
        picture={item.image?.desktop}
        mobile={item.image?.mobile}
        sizes="(width < 768px) 91vw, 60vw"
        ratio="3 / 2"
        alt=""
      />
      <DishHead id={item.id} soldOut={soldOut} className={css.head}>
        <Title className={css.title}>{item.title}</Title>
        {item.price === null ? null : <Price amount={item.price} currency={currency} />}
      </DishHead>
      <div className={css.text}>
        <RichText value={item.description} />
      </div>
    </article>
  )
}
