declare global {
  interface Window {
    __remixManifest?: { version: string };
  }
}

/** Starts the service worker and asks it to send and keep what it should. Without one, nothing happens. */
export async function notifyServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(shellWanted());
  } catch {
    // A browser may forbid it, such as in a private window.
  }
}

/** Has it look whether the session has ended, if it runs. */
export function askWorker(): void {
  navigator.serviceWorker.controller?.postMessage(shellWanted());
}

function shellWanted() {
  return {
    build: window.__remixManifest?.version ?? "",
    language: document.documentElement.lang,
  };
}
