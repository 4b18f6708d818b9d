import { formType, jsonType, multipart, type Sent } from "./client";
import type { LearnerRecords } from "./learner-records";

/** Every field that any call or form accepts, filled with another learner's records. */
function fieldsOf(others: LearnerRecords): Record<string, string | number | boolean> {
  return {
    ...{ fileId: others.file, from: others.deck, deckId: others.deck, cardId: others.card },
    ...{ courseId: others.course, [`file-${others.file}`]: "on", name: "Planted" },
    ...{ itemId: others.item, item: others.item, workId: others.paperDeck, mode: "flashcards" },
    ...{ url: "http://127.0.0.1/", text: "1. Planted?\nAnswer: Planted.", title: "Planted" },
    ...{ keep: "yes", language: "en", back: "/app", hour: 18, timeZone: "UTC", attempt: "Planted" },
    ...{ quizId: others.quiz, testId: others.test, questionId: others.question, id: others.file },
    ...{ rating: others.card, turnId: others.reply, clientSecret: others.payment },
    ...{ reason: "Planted", ratingId: others.card, newPerDay: 1, duePerDay: 10 },
    ...{ userId: others.learner, learnerId: others.learner, trackId: "focused-50-1" },
    ...{ useActiveFile: "true", count: 5, questionCount: 1, question: 1, option: 0, card: 1 },
    ...{ grade: "good", reps: 0, feature: "audioTtsUsage", mood: "focused", progress: 50 },
    ...{ message: "What is it?", front: "Planted", back: "Planted", number: "4242424242424242" },
    ...{ expiry: "12/40", code: "123", agreed: "yes", username: "nobody-here", tab: "upload" },
    ...{
      email: "planted@example.org",
      currentPassword: "wrong horse 1",
      password: "wrong horse 1",
    },
  };
}

const intents = [
  ...["send", "reset", "rate", "undo", "edit", "play", "refresh", "begin", "checkout"],
  ...["pay", "answer", "cancel", "resume", "login", "register", "add", "address", "text"],
  ...[
    "start",
    "change",
    "end",
    "attempt",
    "keep",
    "report",
    "choose",
    "question",
    "card",
    "rename",
  ],
];

export type Body = [name: string, sent: Sent];

/** The bodies that are sent to each address that accepts one. */
export function bodiesOf(others: LearnerRecords): Body[] {
  const fields = fieldsOf(others);
  const texts = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  );
  const json = JSON.stringify(fields);
  const typed = (type: string, body: string): Sent => ({ body, headers: { "Content-Type": type } });
  const file = multipart(Buffer.from("%PDF-1.4\nnothing"), "planted.pdf", texts);
  return [
    ["JSON", { json: { ...fields, fileIds: [others.file] } }],
    ["form", { form: texts }],
    ["multipart", file],
    ["nothing", { body: "" }],
    ["JSON cut off", typed(jsonType, json.slice(0, -20))],
    ["JSON that is a list", typed(jsonType, "[]")],
    [
      "JSON of other types",
      { json: Object.fromEntries(Object.keys(fields).map((name) => [name, [{}]])) },
    ],
    ["JSON called a form", typed(formType, json)],
    ["a form called JSON", typed(jsonType, new URLSearchParams(texts).toString())],
    ["text", typed("text/plain", json)],
    ["multipart without a boundary", typed("multipart/form-data", "fileId=1")],
    ["multipart cut off", { ...file, body: file.body.subarray(0, -30) }],
    ["deep JSON", typed(jsonType, `{"message":${"[".repeat(50_000)}${"]".repeat(50_000)}}`)],
    [
      "fields twice",
      typed(formType, `${new URLSearchParams(texts)}&${new URLSearchParams(texts)}`),
    ],
    ["JSON with names twice", typed(jsonType, `${json.slice(0, -1)},${json.slice(1)}`)],
    [
      "too much JSON",
      typed(jsonType, JSON.stringify({ ...fields, message: "x".repeat(2_200_000) })),
    ],
    ["odd bytes", typed(jsonType, "\u0000\ufeff\u202e{}")],
    [
      "names of prototypes",
      typed(jsonType, `{"__proto__":${json},"constructor":{"prototype":{}}}`),
    ],
    ...intents.map((intent): Body => [`the form ${intent}`, { form: { ...texts, intent } }]),
  ];
}

/** Headers that no browser sends. */
export const oddHeaders: [name: string, headers: Record<string, string>][] = [
  ["a long cookie", { Cookie: `fennec_session=${"a".repeat(12_000)}` }],
  ["many cookies", { Cookie: Array.from({ length: 800 }, (_, at) => `c${at}=1`).join("; ") }],
  ["a long header", { "X-Long": "a".repeat(15_000) }],
  ["ranges", { Range: `bytes=${"0-1,".repeat(1_000)}5-` }],
  ["a turn's end", { "Last-Event-ID": `x.${"9".repeat(300)}`, Accept: "text/event-stream" }],
  ["another host", { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "javascript" }],
  ["another method", { "X-HTTP-Method-Override": "DELETE" }],
  ["another page's mode", { "X-React-Router-SPA-Mode": "yes", "X-Remix-Reload-Document": "true" }],
  ["an encoding", { "Content-Encoding": "gzip", "Accept-Language": "x".repeat(4_000) }],
  ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
];
