'use client'

import dynamic from 'next/dynamic'

/** The newsletter's form; fetched by pages and popups that show it (decision 22). */
export const NewsletterForm = dynamic(() =>
  import('./newsletter-form.client.tsx').then((module) => module.NewsletterForm),
)
