// Replaces the service worker when offline menus are switched off: deletes all caches and unregisters (decision 34).
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(unregister()))

async function unregister() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
