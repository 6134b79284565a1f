import { cache } from 'react'
import { readLocation } from '#data/locations.ts'
import { readMenu } from '#data/menus.ts'
import { readNewsPost } from '#data/news.ts'
import { readPage, readTextPage } from '#data/pages.ts'
import { readShell } from '#data/shell.ts'

// A page and its metadata ask for the same documents; within one request each is read once.
export const getLocation = cache(readLocation)
export const getMenu = cache(readMenu)
export const getNewsPost = cache(readNewsPost)
export const getPage = cache(readPage)
export const getTextPage = cache(readTextPage)
export const getShell = cache(readShell)
