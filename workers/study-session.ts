import { DurableObject } from "cloudflare:workers";
import { deleteConversation } from "~/chat/message-store.server";
import * as m from "~/chat/messages";
import { speakReply } from "~/chat/speak-reply.server";
import type { ChatEvent } from "~/chat/turn-events";
import { hasVisibleText, writeReply } from "~/chat/write-reply.server";
import { inLanguage } from "~/localization/current-language.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type {
  PendingTurn,
  Refused,
  ReplyToSpeak,
  Reserved,
  StudySession as StudySessionPort,
  Turn,
} from "~/platform/ports";
import { withTimeout } from "~/platform/with-timeout";
import type { StudyScope } from "~/study-scope";
import type { Bindings } from "./bindings";
import { createApp } from "./create-app";
import { StoredTurns } from "./stored-turns";

/** How often a turn is started at most, if the process dies each time. */
const maximumAttempts = 2;

/** Milliseconds a reply may take. */
const timeLimit = 120_000;

/** Milliseconds that forgetting a conversation may take; later messages wait for it. */
const workLimit = 15_000;

/** Milliseconds after which an alarm resumes turns that no request waits for. */
const watchDelay = 2_000;

interface RunningTurn {
  turn: Turn;
  /** Whether any part of the reply was sent, in any attempt. */
  told: boolean;
  /** The reservation of one of the day's messages; rejects if it is refused. */
  held: Promise<void>;
  text: string;
  events: Uint8Array[];
  readers: Set<ReadableByteStreamController>;
  abort: AbortController;
  stop: AbortController;
}

/**
 * One conversation. Turns run in order of arrival, each to its end, whether or not a reader is connected. A turn is
 * stored before it is accepted, and removed once its reply is in the database, so after a crash the next process runs it
 * again. Storage is empty while no turn runs.
 */
export class StudySession extends DurableObject<Bindings> implements StudySessionPort {
  readonly #running = new Map<string, RunningTurn>();
  readonly #speaking = new Map<string, Promise<Reserved>>();
  readonly #turns: StoredTurns;
  #tail: Promise<void> = Promise.resolve();

  constructor(context: DurableObjectState, env: Bindings) {
    super(context, env);
    this.#turns = new StoredTurns(context.storage);
  }

  async send(
    turn: Turn,
    limit: number,
  ): Promise<{ granted: true; events: ReadableStream<Uint8Array> } | Refused> {
    this.#recover();
    const sentBefore = this.#running.get(turn.id);
    if (sentBefore) return { granted: true, events: this.#read(sentBefore, 0) };
    // Before the first write, because outgoing requests wait for earlier writes.
    const held = this.#hold(turn, limit);
    this.#turns.add(turn);
    const alarm = this.ctx.storage.setAlarm(Date.now() + watchDelay);
    const running = this.#enqueue(turn, held, false);
    try {
      const [answer] = await Promise.all([held, alarm]);
      if (answer.granted) return { granted: true, events: this.#read(running, 0) };
      this.#putAway(turn.id);
      return answer;
    } catch (error) {
      this.#putAway(turn.id);
      await this.createApp().dailyUsage(turn.learnerId).giveBack(turn.id);
      throw error;
    }
  }

  async resume(turnId: string, after: number): Promise<ReadableStream<Uint8Array> | null> {
    this.#recover();
    const running = this.#running.get(turnId);
    return running ? this.#read(running, after) : null;
  }

  async pending(): Promise<PendingTurn[]> {
    this.#recover();
    return [...this.#running.values()].map(({ turn, text }) => ({
      id: turn.id,
      message: turn.message,
      text,
    }));
  }

  async stop(turnId: string): Promise<boolean> {
    this.#recover();
    const running = this.#running.get(turnId);
    running?.stop.abort();
    return running !== undefined;
  }

  async reset(learnerId: string, about: StudyScope, shard: number): Promise<void> {
    const { database } = this.createApp(shard);
    const reason = () => new AppError("invalid_request", m.resetBeforeReply());
    await this.#endAll(reason, () => deleteConversation(database, { ...about, userId: learnerId }));
  }

  async forget(): Promise<void> {
    const reason = () => new AppError("not_found", m.deletedBeforeReply());
    await this.#endAll(reason, () => this.#turns.forget());
  }

  /** Ends the running turns, then does `work`. */
  async #endAll(reason: () => AppError, work: () => Promise<void>): Promise<void> {
    this.#recover();
    for (const { turn, abort } of this.#running.values()) abort.abort(inLanguageOf(turn, reason));
    // In order: messages that are sent from here on come after it.
    const done = this.#tail.then(() => withTimeout(workLimit, work()));
    this.#tail = done.catch(() => {});
    await done;
  }

  async speak({ id, userId, content, limit, shard }: ReplyToSpeak): Promise<Reserved> {
    const speaking =
      this.#speaking.get(id) ??
      speakReply(this.createApp(shard), { id, userId, content, limit, shard }).finally(() =>
        this.#speaking.delete(id),
      );
    this.#speaking.set(id, speaking);
    return await speaking;
  }

  /** Keeps the object alive while turns run, even without readers. */
  override async alarm(): Promise<void> {
    this.#recover();
    await this.#tail;
    if (this.#running.size === 0) await this.#turns.forget();
  }

  /** The app with which turns run; tests replace it. */
  createApp(shard = 0): App {
    return createApp(this.env, this.ctx).at(shard);
  }

  /** Resumes turns that an earlier process left in storage. */
  #recover(): void {
    for (const { turn, told } of this.#turns.list()) {
      // An accepted turn is answered, even if its reservation has expired meanwhile.
      if (!this.#running.has(turn.id))
        this.#enqueue(turn, this.#hold(turn, Number.POSITIVE_INFINITY), told);
    }
  }

  #hold(turn: Turn, limit: number): Promise<Reserved> {
    return this.createApp().dailyUsage(turn.learnerId).reserve("chat", limit, turn.id);
  }

  #enqueue(turn: Turn, held: Promise<Reserved>, told: boolean): RunningTurn {
    const running: RunningTurn = {
      turn,
      told,
      held: held.then((answer) => inLanguageOf(turn, () => requireGranted(answer))),
      text: "",
      events: [],
      readers: new Set(),
      abort: new AbortController(),
      stop: new AbortController(),
    };
    // Its sender gets the result even if the turn has not started.
    running.held.catch(() => {});
    this.#running.set(turn.id, running);
    this.#tail = this.#tail.then(() => inLanguageOf(turn, () => this.#run(running)));
    return running;
  }

  async #run(running: RunningTurn): Promise<void> {
    const { turn, held, abort, stop } = running;
    if (!this.#running.has(turn.id)) return;
    const app = this.createApp(turn.shard);
    try {
      if (this.#turns.countAttempt(turn.id) > maximumAttempts) {
        abort.abort(new AppError("provider_failed", m.replyFailed()));
      }
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(timeLimit)]);
      const run = { held, signal, stop: stop.signal, told: running.told };
      for await (const event of writeReply(app, turn, run)) {
        this.#publish(running, event);
      }
    } catch (error) {
      app.log.error("turn_failed", error, { turnId: turn.id });
    } finally {
      this.#putAway(turn.id);
      for (const reader of running.readers) reader.close();
    }
  }

  #putAway(id: string): void {
    this.#turns.remove(id);
    this.#running.delete(id);
  }

  #publish(running: RunningTurn, event: ChatEvent): void {
    if (event.type === "token") running.text += event.text;
    if (!running.told && hasVisibleText(event)) {
      running.told = true;
      this.#turns.markTold(running.turn.id);
    }
    const number = running.events.length + 1;
    const line = new TextEncoder().encode(`${JSON.stringify({ ...event, number })}\n`);
    running.events.push(line);
    for (const reader of running.readers) reader.enqueue(line.slice());
  }

  #read(running: RunningTurn, after: number): ReadableStream<Uint8Array> {
    let own: ReadableByteStreamController | undefined;
    return new ReadableStream({
      type: "bytes",
      start(controller) {
        own = controller;
        running.readers.add(controller);
        for (const line of running.events.slice(after)) controller.enqueue(line.slice());
      },
      cancel() {
        if (own) running.readers.delete(own);
      },
    });
  }
}

/** The texts of a turn's events are in the language of the page that sent it. */
function inLanguageOf<T>({ language = "en" }: Turn, work: () => T): T {
  return inLanguage(language, work);
}

function requireGranted({ granted }: Reserved): void {
  if (!granted) throw new AppError("upgrade_required", m.limitReached());
}
