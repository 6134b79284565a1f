'use client'

import dynamic from 'next/dynamic'

/** The wall of pictures; fetched by pages that show one (decision 22). */
export const DragWall = dynamic(() =>
  import('./drag-wall.client.tsx').then((module) => module.DragWall),
)
