import { afterAll } from "vitest";
import { restoreTimers } from "../faults/fake-timers";
import { everyFault } from "../faults/play";
import { filesForm, nothing, once, uploadNotes } from "../faults/prepare";
import { pixelPng, studyDocx } from "./documents";

// A few of what `npm run test:long` plays.
const docx = studyDocx();

afterAll(restoreTimers);

everyFault(
  {
    name: "an upload that was stored, though its answer was lost, keeps its bytes and counts once",
    prepare: nothing,
    act: (world) => world.send("POST", "/app/upload", { form: filesForm(docx) }),
  },
  (call, kind) => kind === "lost answer" && call.includes("insert files"),
);

everyFault(
  {
    name: "a picture of which the last page was stored is ready, whatever fails then",
    outside: { pages: [""] },
    prepare: nothing,
    act: (world) => world.send("POST", "/app/upload", { form: filesForm(pixelPng()) }),
  },
  (call) => call.includes("update files"),
);

everyFault(
  {
    name: "a message whose database or counter is silent ends, and the next one is answered",
    prepare: (world) => uploadNotes(world),
    act: (world, fileId) =>
      world.send("POST", "/app?index", {
        form: { intent: "send", fileId, message: "What is chlorophyll?", once },
      }),
  },
  (call, kind) => kind === "silence" && /insert messages|DAILY_USAGE/.test(call),
);
