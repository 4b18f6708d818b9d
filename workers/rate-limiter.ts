import { DurableObject } from "cloudflare:workers";

interface Window {
  /** Milliseconds since the epoch. */
  ends: number;
  count: number;
}

const windowKey = "window";

/** Counts the events of one key in a fixed window; it forgets itself when the window has ended. */
export class RateLimiter extends DurableObject {
  async take(
    limit: number,
    periodSeconds: number,
  ): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
    const now = Date.now();
    let window = this.#window(now);
    if (!window) {
      window = { ends: now + periodSeconds * 1000, count: 0 };
      await this.ctx.storage.setAlarm(window.ends);
    }
    const allowed = window.count < limit;
    if (allowed) this.ctx.storage.kv.put(windowKey, { ...window, count: window.count + 1 });
    return { allowed, retryAfterSeconds: Math.max(1, Math.ceil((window.ends - now) / 1000)) };
  }

  async giveBack(): Promise<void> {
    const window = this.#window(Date.now());
    if (!window) return;
    this.ctx.storage.kv.put(windowKey, { ...window, count: Math.max(0, window.count - 1) });
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #window(now: number): Window | null {
    const window = this.ctx.storage.kv.get<Window>(windowKey);
    return window && window.ends > now ? window : null;
  }
}
