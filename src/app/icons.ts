import type { Metadata } from 'next'

/** The group's icons, which are drawn from its look. */
export const icons: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  ],
  apple: '/apple-touch-icon.png',
}
