/** Lets the service worker take over once the page has settled, so that it never slows the first visit. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch(() => console.info('This browser keeps no pages for offline use.'));
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Asks the service worker to keep what a page will need offline beside the files it always keeps. */
export async function askServiceWorker(message: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage(message);
}
