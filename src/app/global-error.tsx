'use client'

/** The last resort, when the error page itself fails (S1 §8): no part of the site is trusted here. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body
        style={{
          margin: 0,
          padding: '15vh 8vw',
          background: '#14211c',
          color: '#fbf9f5',
          font: '1.125rem/1.5 Georgia, serif',
        }}
      >
        <title>Error</title>
        <h1 style={{ fontWeight: 400 }}>An error occurred while showing the error page</h1>
        <p>
          {/* A full load, not the router's: the router may be what failed. */}
          <a href="/" style={{ color: '#d9b56f' }}>
            Go back to home
          </a>
        </p>
      </body>
    </html>
  )
}
