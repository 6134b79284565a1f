import type { DocumentRef, PictureRef } from '#cms/initial-content/authored.ts'
import type { PictureName } from '../media/pictures.ts'

export const pic = (name: PictureName): PictureRef => ({ picture: name })
export const restaurant = (uid: string): DocumentRef => ({ collection: 'locations', uid })
export const menu = (uid: string): DocumentRef => ({ collection: 'menus', uid })
