import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasHostAccessAt } from '#cms/access/host-access.ts'
import { hasRole } from '#cms/access/roles.ts'
import { readMenuTitles, readPlaces, readWholeMenu } from '#cms/menu-editing/whole-menu.ts'
import { StaffView } from '../../staff-view.tsx'
import * as t from './messages.gen.ts'
import { WholeMenuPage } from './whole-menu.client.tsx'

/** A menu as guests see it, on one page, edited where it stands. */
export async function WholeMenu(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const menus = await readMenuTitles(req.payload)
  const asked = Number(props.searchParams?.menu)
  const id = (menus.find((menu) => menu.id === asked) ?? menus[0])?.id
  const menu = id === undefined ? null : await readWholeMenu(req.payload, id)
  const places = menu ? await readPlaces(req.payload, menu.uid) : []
  const location = Number(props.searchParams?.location)
  return (
    <StaffView {...props} wide>
      {menu ? (
        <WholeMenuPage
          key={menu.id}
          menus={menus}
          first={menu}
          places={places.map((place) => ({
            ...place,
            mayMark: hasHostAccessAt(req, place.id),
          }))}
          location={places.some((place) => place.id === location) ? location : null}
        />
      ) : (
        <p className="gutter--left">{t.noMenus()}</p>
      )}
    </StaffView>
  )
}
