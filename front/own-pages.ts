/** What a visitor sees where no page could be made; says nothing that a template could get wrong. */
function document(title: string, text: string): Buffer {
  return Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<style>body{font:1.125rem/1.6 system-ui,sans-serif;margin:20vh auto;max-width:32rem;' +
      'padding:0 1.5rem}</style></head>' +
      `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
  )
}

/** Too many pages are being rendered at once; sent with 503 and Retry-After. */
export const busyPage = document(
  'One moment, please',
  'Many guests are here at once. This page will be back in a few seconds.',
)

/** The error page itself failed (S1 §8); sent with 500. */
export const failedPage = document(
  'Something went wrong',
  'An error occurred while showing the error page. <a href="/">Go back to home</a>',
)

/** A request that no browser of a guest sends; sent with 400. */
export const malformedPage = document('Bad request', 'This address cannot be read.')
