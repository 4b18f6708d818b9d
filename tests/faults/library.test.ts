import { env } from "cloudflare:workers";
import {
  longDocx,
  pixelPng,
  scannedPdf,
  shortDocx,
  studyDocx,
  studyPdf,
} from "../workers/documents";
import { everyFault } from "./play";
import { filesForm, makePremium, makeReply, nothing, uploadNotes } from "./prepare";

const pages = [
  "Leaves are green because of chlorophyll.",
  "Roots take up water.",
  "Stems carry it.",
];

const docx = studyDocx();
/** Built once: an archive built again has another time in it, and so other bytes. */
const long = longDocx("long.docx", 300);
const short = shortDocx("a.docx", pages[0] ?? "");

everyFault({
  name: "upload a file",
  prepare: nothing,
  act: (world) => world.send("POST", "/app/upload", { form: filesForm(docx) }),
});

everyFault({
  name: "upload three files",
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/app/upload", {
      form: filesForm(short, studyPdf(), pixelPng()),
    }),
  outside: { pages: pages.slice(0, 1) },
});

everyFault({
  name: "upload a text that is stored in several batches",
  prepare: nothing,
  act: (world) => world.send("POST", "/app/upload", { form: filesForm(long) }),
});

everyFault({
  name: "upload a photo",
  outside: { pages: pages.slice(0, 1) },
  prepare: nothing,
  act: (world) => world.send("POST", "/app/upload", { form: filesForm(pixelPng()) }),
});

everyFault({
  name: "upload a photo without text",
  outside: { pages: [""] },
  prepare: nothing,
  act: (world) => world.send("POST", "/app/upload", { form: filesForm(pixelPng()) }),
});

everyFault({
  name: "upload a scan of three pages",
  outside: { pages },
  prepare: nothing,
  act: (world) => world.send("POST", "/app/upload", { form: filesForm(scan()) }),
});

everyFault({
  name: "upload a file that cannot be read with one that can",
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/app/upload", {
      form: filesForm(docx, new File(["nothing"], "broken.pdf")),
    }),
  refused: 415,
});

everyFault({
  name: "delete a file, with its conversation",
  async prepare(world) {
    const fileId = await uploadNotes(world);
    await makeReply(world, fileId);
    return fileId;
  },
  act: (world, fileId) => world.send("POST", `/app/files/${fileId}/delete`, { form: {} }),
  doneAlready: [404],
});

everyFault({
  name: "delete a scan that is still being read",
  outside: { pages },
  async prepare(world) {
    const fileId = await uploadNotes(world, scan());
    world.outside.line.length = 0;
    return fileId;
  },
  act: (world, fileId) => world.send("POST", `/app/files/${fileId}/delete`, { form: {} }),
  doneAlready: [404],
});

everyFault({
  name: "read a file again that an earlier version has read",
  async prepare(world) {
    const fileId = await uploadNotes(world);
    await env.DB.prepare("UPDATE files SET reader_version = NULL").run();
    return fileId;
  },
  act: (world, fileId) => world.send("GET", `/app/docs?fileId=${fileId}`),
});

everyFault({
  name: "sweep leftover data",
  async prepare(world) {
    await makePremium(world);
    const fileId = await uploadNotes(world);
    await makeReply(world, fileId);
    await uploadNotes(world, pixelPng());
    world.outside.line.length = 0;
    await env.BYTES.put("files/nobody/1", "left");
    await env.DB.prepare("INSERT INTO bytes_to_remove VALUES ('files/nobody/1', 0)").run();
    await env.DB.prepare("DELETE FROM files WHERE id = ?").bind(fileId).run();
  },
  outside: { pages: pages.slice(0, 1) },
  async act(world) {
    const done = await world.sweep();
    return done ? { status: 200, headers: new Headers(), body: "" } : null;
  },
  unanswered: true,
});

function scan(): File {
  return scannedPdf(new Uint8Array(200), {
    width: 10,
    height: 10,
    pages: ["photograph", "photograph", "photograph"],
  });
}
