import { abortAllDurableObjects } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { Bindings } from "../../workers/bindings";
import type { Outside } from "./bindings";
import { type Fault, type FaultKind, faultKinds } from "./calls";
import {
  brokenRules,
  clear,
  differences,
  type EndState,
  readEndState,
  readUsed,
} from "./end-state";
import { type Answer, World } from "./world";

/** One use case, with its preparation. */
export interface Scenario<Prepared> {
  name: string;
  variables?: Partial<Bindings>;
  outside?: Partial<Outside>;
  /** The preparation; `null` if the learner has no account yet. */
  prepare(world: World): Promise<Prepared>;
  /** The request, which is sent again if the first one fails. */
  act(world: World, prepared: Prepared): Promise<Answer | null>;
  /** What a learner does instead of sending the same request again. */
  retry?(world: World, prepared: Prepared): Promise<Answer | null>;
  /** Statuses that the second request may return because the first one succeeded. */
  doneAlready?: number[];
  /** Only calls of these processes fail. */
  processes?: string[];
  anonymous?: true;
  /** The call has no idempotency key, so it is repeated only if nothing was done. */
  again?: "unless done";
  /** The status with which the request is refused without a fault. */
  refused?: number;
  /** The usage that is counted even if the rest of the use case fails. */
  keeps?: string[];
  /** The calls, as "process binding.method", after which it counts; all by default. */
  keepsAfter?: RegExp;
  /** The hours after which the sweep has repaired everything; 2 by default. */
  mendedAfter?: number;
  /** Calls, as "process binding.method", that may hang without preventing a response, like a provider's. */
  outwaits?: RegExp;
  /** The request gets no response. */
  unanswered?: true;
  /** Describes what is wrong with the final state. */
  wrongEnd?(world: World, prepared: Prepared): string[] | Promise<string[]>;
}

interface Played {
  calls: { process: string; name: string; number: number }[];
  state: EndState;
  problems: string[];
  /** Whether the call with the fault was made; true without a fault. */
  isMade: boolean;
}

/** How often a run is repeated if the call with the fault was not made. */
const mostReplays = 4;

/** Providers that the product calls, each with a time limit. */
const provider = /^(OCR|DOCUMENTS|ENGINE|MUSIC|AI|STRIPE|WEB|fetch)\b/;
declare global {
  namespace Cloudflare {
    interface Env {
      /** Prints a line for each use case. */
      FAULTS_TABLE?: string;
      /** Makes each call fail in every way. */
      EXHAUSTIVE?: string;
    }
  }
}

/** Calls that change nothing, so that a lost answer is the same as an error. */
const reading =
  /^(DB(_\d+)?\.(?!.*\b(insert|update|delete)\b)|BYTES\.(get|head|list)|OCR|DOCUMENTS|ENGINE|MUSIC|AI|WEB|DAILY_USAGE\.used|STUDY_SESSION\.(resume|pending))/;

/** Without `EXHAUSTIVE`, a use case is played with a fault at every fifth of the calls that change nothing. */
const readingsSkipped = 5;

/**
 * Plays a use case with a fault at each call that changes something and at some of the others. The kinds of faults
 * take turns. With `EXHAUSTIVE`, each call fails in every way.
 * @param isPlayed chooses some of the faults
 */
export function everyFault<Prepared>(
  scenario: Scenario<Prepared>,
  isPlayed: (call: string, kind: FaultKind) => boolean = () => true,
): void {
  it(scenario.name, { timeout: 900_000 }, async () => {
    const clean = await play(scenario, null, null);
    expect(clean.problems).toEqual([]);
    expect(clean.calls.length).toBeGreaterThan(0);
    const problems: string[] = [];
    let played = 0;
    // Use cases that start with the same calls start with different faults.
    let turn = scenario.name.length;
    let readings = scenario.name.length;
    for (const { process, number, name } of clean.calls) {
      if (reading.test(name)) {
        readings += 1;
        if (!env.EXHAUSTIVE && readings % readingsSkipped !== 0) continue;
      }
      const isFollowed = clean.calls.some(
        (other) => other.process === process && other.number > number,
      );
      const kinds = faultKinds.filter((kind) => {
        if (kind === "lost answer" && reading.test(name)) return false;
        // A crash while reading has the same effect as one at the next call.
        if (kind === "death" && reading.test(name) && isFollowed) return false;
        return isPlayed(name, kind);
      });
      turn += 1;
      const next = turn % kinds.length;
      for (const kind of env.EXHAUSTIVE ? kinds : kinds.slice(next, next + 1)) {
        const fault = { process, call: number, kind };
        let found = await play(scenario, fault, clean.state);
        // How often the index is merged depends on ids, which are random.
        for (let again = 0; again < mostReplays && !found.isMade; again += 1) {
          found = await play(scenario, fault, clean.state);
        }
        played += 1;
        problems.push(...found.problems.map((problem) => `${process} ${number} ${problem}`));
      }
    }
    if (env.FAULTS_TABLE) {
      const steps = clean.calls.map(({ process, name }) => `${process} ${name}`).join(", ");
      console.log(
        `FAULTS\t${scenario.name}\t${clean.calls.length}\t${played}\t${problems.length}\t${steps}`,
      );
    }
    expect(played).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
}

async function play<Prepared>(
  scenario: Scenario<Prepared>,
  fault: Fault | null,
  expected: EndState | null,
): Promise<Played> {
  await clear();
  const world = new World(scenario.variables ?? {}, scenario.outside);
  if (!scenario.anonymous) await world.register();
  const prepared = await scenario.prepare(world);
  await world.deliver();
  await world.alarm();
  const before = await readUsed(world);
  world.watch(fault);
  const answer = await scenario.act(world, prepared);
  await world.deliver();
  const { fired, made } = world.calls;
  world.calm();
  const problems: string[] = [];
  const kind = fault?.kind ?? null;
  if (fault && !fired) problems.push(`${kind}: was never made`);
  const outwaited = scenario.outwaits?.test(`${fault?.process} ${fired}`) ?? false;
  const mayStayAway =
    kind === "death" || (kind === "silence" && !outwaited && !provider.test(fired ?? ""));
  if (answer || (!scenario.unanswered && !mayStayAway))
    problems.push(...checkAnswer(answer, kind, scenario));
  if (fault?.process === "session" && kind === "death") await abortAllDurableObjects();
  if (!isSuccess(answer, scenario)) {
    const isOver = kind === "error" || (kind === "silence" && outwaited);
    if (isOver && !fired?.startsWith("DAILY_USAGE")) {
      const used = await readUsed(world);
      for (const [feature, uses] of Object.entries(used)) {
        const isDone = scenario.keepsAfter?.test(`${fault?.process} ${fired}`) ?? true;
        const isKept = isDone && scenario.keeps?.includes(feature);
        if (uses > (before[feature] ?? 0) && !isKept)
          problems.push(`holds back ${uses} of ${feature}`);
      }
    }
    await world.alarm();
    const done = scenario.again && expected && differences(expected, await readEndState(world));
    if (!done || done.length > 0) {
      const second = await (scenario.retry ?? scenario.act)(world, prepared);
      const accepted =
        isSuccess(second, scenario) || scenario.doneAlready?.includes(second?.status ?? 0);
      if (!accepted) problems.push(`second try: ${describe(second)}`);
    }
  }
  await world.deliver();
  await world.alarm();
  if (!(await world.sweep(scenario.mendedAfter))) problems.push("the sweep failed");
  await world.deliver();
  const state = await readEndState(world);
  problems.push(...((await scenario.wrongEnd?.(world, prepared)) ?? []));
  problems.push(...(await brokenRules(world)), ...(expected ? differences(expected, state) : []));
  world.end();
  const numbers = new Map<string, number>();
  const calls = made.flatMap(({ process, name }) => {
    const number = (numbers.get(process) ?? 0) + 1;
    numbers.set(process, number);
    const wanted = scenario.processes?.includes(process) ?? true;
    return wanted ? [{ process, name, number }] : [];
  });
  const where = fault ? `${fired ?? "?"}, ${fault.kind}: ` : "";
  const isMade = !fault || Boolean(fired);
  return { calls, state, isMade, problems: problems.map((problem) => where + problem) };
}

function checkAnswer(
  answer: Answer | null,
  kind: FaultKind | null,
  scenario: { refused?: number },
): string[] {
  if (!answer) return ["no answer"];
  if (isSuccess(answer, scenario)) return [];
  if (kind === null) return [`failed: ${describe(answer)}`];
  const sentence = sentenceOf(answer);
  return isSentence(sentence) ? [] : [`says nothing to act on: ${describe(answer)}`];
}

function isSuccess(answer: Answer | null, { refused }: { refused?: number }): boolean {
  if (refused) return answer?.status === refused;
  if (!answer || answer.status >= 400) return false;
  if (/^event: error/m.test(answer.body)) return false;
  return noticeOf(answer)?.tone !== "error";
}

/** The error that the learner sees. */
function sentenceOf(answer: Answer): string {
  const notice = noticeOf(answer)?.message;
  if (notice) return notice;
  const type = answer.headers.get("Content-Type") ?? "";
  if (type.includes("json")) return (JSON.parse(answer.body) as { error: string }).error;
  if (type.includes("event-stream")) {
    const [, data = "{}"] = /^event: error\ndata: (.*)$/m.exec(answer.body) ?? [];
    return (JSON.parse(data) as { error?: string }).error ?? "";
  }
  const page = answer.body.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, "\n");
  return (
    page.split("\n").find((line) => isSentence(line.trim()) && /again|later|instead/.test(line)) ??
    ""
  );
}

function noticeOf({ headers }: Answer): { tone: string; message?: string } | null {
  const cookie = headers.getSetCookie().find((line) => /^fennec_notice=[^;]/.test(line));
  if (!cookie) return null;
  return JSON.parse(decodeURIComponent(cookie.split(/[=;]/)[1] ?? "null"));
}

function isSentence(text: string): boolean {
  return /^[A-Z“]/.test(text) && text.split(" ").length >= 4 && !/\bat .*:\d+/.test(text);
}

function describe(answer: Answer | null): string {
  return answer ? `${answer.status} ${answer.body.slice(0, 200)}` : "no answer";
}
