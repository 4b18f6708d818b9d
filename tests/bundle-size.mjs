// What a first visit loads in JavaScript, per page and language, from the build's own manifest; gzip.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../workers/toolchain.mjs";

/** First load of React, Remix and an empty page with this tool chain, in bytes. */
const bareStack = 85_700;

/** The most that a page may load, as a multiple of the bare stack. */
const budgets = {
  "/": { routes: ["landing/landing"], limit: 1.1 },
  "/auth": { routes: ["account/auth"], limit: 1.1 },
  "/app": { routes: ["library/study", "chat/chat"], limit: 1.6 },
  "/app/docs": { routes: ["library/study", "library/docs"], limit: 1.6 },
  "/app/docs/concepts": { routes: ["library/study", "concepts/concepts"], limit: 1.6 },
  "/app/review": { routes: ["library/study", "review/review-today"], limit: 1.6 },
  "/app/review/session": { routes: ["library/study", "review/review-session"], limit: 1.6 },
  "/app/review/sheet": { routes: ["library/study", "review/review-sheet"], limit: 1.6 },
  "/app/review/past-paper": { routes: ["library/study", "review/past-paper"], limit: 1.6 },
  "/app/review/edit": { routes: ["library/study", "review/edit-item"], limit: 1.6 },
  "/app/review/wrong": { routes: ["library/study", "review/wrong"], limit: 1.6 },
  "/app/courses": { routes: ["library/study", "courses/courses"], limit: 1.6 },
  "/app/courses/:courseId": { routes: ["library/study", "courses/course"], limit: 1.6 },
  "/app/flashcards": { routes: ["library/study", "flashcards/deck-settings"], limit: 1.6 },
  "/app/flashcards/:deckId": { routes: ["library/study", "flashcards/deck"], limit: 1.6 },
  "/app/flashcards/:deckId/study": { routes: ["library/study", "flashcards/study"], limit: 1.6 },
  "/app/flashcards/:deckId/summary": {
    routes: ["library/study", "flashcards/summary"],
    limit: 1.6,
  },
  "/app/quiz": { routes: ["library/study", "quiz/quiz-setup"], limit: 1.6 },
  "/app/quiz/:quizId": { routes: ["library/study", "quiz/quiz-question"], limit: 1.6 },
  "/soundtrack": { routes: ["soundtrack/soundtrack"], limit: 1.6 },
  "/profile": { routes: ["progress/profile"], limit: 1.6 },
  "/profile/settings": { routes: ["progress/profile", "account/settings"], limit: 1.6 },
  "/subscription": { routes: ["billing/subscription"], limit: 1.6 },
  "/app/quiz/:quizId/result": { routes: ["library/study", "quiz/quiz-result"], limit: 1.6 },
  "/practice-test": {
    routes: ["practice-test/practice-tests", "practice-test/practice-setup"],
    limit: 1.6,
  },
};

/** Around each page behind the login. */
const rooms = ["offline/keep-offline", "soundtrack/keep-playing"];

const client = join(root, "build", "client");
const manifestFile = readdirSync(join(client, "assets")).find((name) =>
  /^manifest-.*\.js$/.test(name),
);
const manifest = JSON.parse(
  readFileSync(join(client, "assets", manifestFile), "utf8")
    .replace(/^window\.__remixManifest=/, "")
    .replace(/;$/, ""),
);

/** By language: the folder of the English messages, and the one that a browser loads in its place. */
const translations = JSON.parse(readFileSync(join(root, "build", "languages.json"), "utf8"));
const languages = { en: {}, ...translations };

const sizes = new Map();
function sizeOf(file) {
  const known = sizes.get(file);
  if (known) return known;
  const size = gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

function inLanguage(file, folders) {
  const [english, own] = Object.entries(folders).find(([folder]) => file.startsWith(folder)) ?? [];
  return english ? own + file.slice(english.length) : file;
}

let over = 0;
for (const [page, { routes, limit }] of Object.entries(budgets)) {
  const frames = ["/", "/auth"].includes(page) ? ["root"] : ["root", ...rooms];
  const parts = [manifest.entry, ...[...frames, ...routes].map((id) => manifest.routes[id])];
  const files = new Set(parts.flatMap((part) => [part.module, ...(part.imports ?? [])]));
  const loads = Object.entries(languages).map(([language, own]) => ({
    language,
    size: [...files].reduce((sum, file) => sum + sizeOf(inLanguage(file, own)), 0),
  }));
  const [most] = loads.toSorted((a, b) => b.size - a.size);
  const ratio = most.size / bareStack;
  const verdict = ratio <= limit ? "" : "  OVER";
  if (verdict) over += 1;
  const each = loads.map(({ language, size }) => `${language} ${(size / 1000).toFixed(1)}`);
  console.log(
    `${page.padEnd(30)} ${each.join(", ")} kB; at most ${ratio.toFixed(3)} of the bare stack (${limit})${verdict}`,
  );
}
process.exit(over === 0 ? 0 : 1);
