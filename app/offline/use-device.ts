import { useEffect, useState, useSyncExternalStore } from "react";
import { listenToDevice, readDevice, type Settled } from "./device-database";
import { notifyServiceWorker } from "./notify-service-worker";

/** Milliseconds between two attempts to reach the server while the browser reports a network. */
const retryAfter = 5_000;

export interface DeviceState {
  /** Whether the server responds; null until that is known. */
  isOnline: boolean | null;
  /** Whether there is anything to study without a network. */
  hasCopy: boolean;
  /** Answers that have not been sent. */
  waiting: number;
}

/**
 * Whether the browser has a network, and how many answers are waiting, which are sent as soon as there is one.
 * @param page the page's path; the copy is renewed with each page
 * @param onSettled called with the result of sending answers
 */
export function useDevice(page: string, onSettled: (settled: Settled) => void): DeviceState | null {
  const hasNetwork = useSyncExternalStore(
    listenToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [isReached, setIsReached] = useState<boolean | null>(null);
  const [kept, setKept] = useState<Omit<DeviceState, "isOnline"> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const device = await readDevice().catch(() => null);
      const waiting = device?.answers.filter(({ isSent }) => !isSent).length ?? 0;
      if (isCurrent) setKept({ hasCopy: device !== null, waiting });
    };
    const end = listenToDevice(({ isReached, ...settled }) => {
      if (isReached !== undefined) setIsReached(isReached);
      onSettled(settled);
      void read();
    });
    void read();
    return () => {
      isCurrent = false;
      end();
    };
  }, [onSettled]);
  const waiting = kept?.waiting ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may show something new
  useEffect(() => {
    if (hasNetwork) void notifyServiceWorker();
  }, [hasNetwork, page]);
  const retries = hasNetwork && (isReached === false || waiting > 0);
  useEffect(() => {
    if (!retries) return;
    const timer = setInterval(() => void notifyServiceWorker(), retryAfter);
    return () => clearInterval(timer);
  }, [retries]);
  return kept && { isOnline: hasNetwork ? isReached : false, ...kept };
}

function listenToNetwork(listen: () => void): () => void {
  window.addEventListener("online", listen);
  window.addEventListener("offline", listen);
  return () => {
    window.removeEventListener("online", listen);
    window.removeEventListener("offline", listen);
  };
}
