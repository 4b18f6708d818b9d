declare global {
  interface Window {
    __remixManifest?: { version: string };
  }
}

/** Starts the service worker and asks it to send answers and renew the copy. Does nothing without one. */
export async function notifyServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(shellWanted());
  } catch {
    // A browser may forbid service workers, such as in a private window.
  }
}

/** Asks the service worker, if it runs, to check whether the session has ended. */
export function askWorker(): void {
  navigator.serviceWorker.controller?.postMessage(shellWanted());
}

function shellWanted() {
  return {
    build: window.__remixManifest?.version ?? "",
    language: document.documentElement.lang,
  };
}
