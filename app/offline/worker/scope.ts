/** The service worker APIs in use, which the types of pages and of Cloudflare lack. */
interface WorkerScope {
  registration: ServiceWorkerRegistration & {
    navigationPreload?: { enable(): Promise<void> };
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: Location;
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
}

interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends Lasting {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  activate: Lasting;
  fetch: FetchEvent;
  message: Lasting & { data: unknown };
  sync: Lasting;
  push: Lasting & { data: { json(): { title: string; body: string; path: string } } };
  notificationclick: Lasting & { notification: { data: string; close(): void } };
}

export const worker = globalThis as unknown as WorkerScope;
