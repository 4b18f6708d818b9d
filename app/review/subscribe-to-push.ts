/** Why reminders cannot be switched on in this browser. */
export type PushProblem = "unsupported" | "blocked";

/** The worker shows notifications; see app/offline/worker. */
const workerPath = "/service-worker.js";

/** Browser only. */
export function findPushProblem(): PushProblem | null {
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : null;
}

export interface BrowserAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks for permission and has the browser take messages of this server.
 * @param publicKey of the server, base64url
 * @returns null if the learner refused
 * @throws DOMException if the browser reaches no push service
 */
export async function subscribeToPush(publicKey: string): Promise<BrowserAddress | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return addressOf(await pushManager.subscribe(options));
  } catch (error) {
    // It has subscribed with another key, which the server had before.
    if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
    await unsubscribeFromPush();
    return addressOf(await pushManager.subscribe(options));
  }
}

/** The browser's existing push subscription; null if there is none. */
export async function findPushAddress(): Promise<BrowserAddress | null> {
  const subscription = await findSubscription();
  return subscription && addressOf(subscription);
}

export async function unsubscribeFromPush(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (findPushProblem() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function addressOf(subscription: PushSubscription): BrowserAddress {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}
