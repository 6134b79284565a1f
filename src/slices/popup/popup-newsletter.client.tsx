'use client'

import dynamic from '#ui/dynamic-in-browser.tsx'

/**
 * The newsletter's form in a popup. Never in the server's HTML, so that no page has to know its scripts
 * (decision 80).
 */
export const PopupNewsletter = dynamic(() =>
  import('../newsletter-at-location.client.tsx').then((module) => module.NewsletterAtLocation),
)
