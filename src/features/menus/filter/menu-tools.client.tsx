'use client'

import dynamic from 'next/dynamic'

/** Filter and search of a menu page, in a script of its own (decision 22). */
export const MenuTools = dynamic(() =>
  import('./menu-tools-form.client.tsx').then((module) => module.MenuToolsForm),
)
