import { buildPptx, pptxShape } from "~/library/formats/pptx/sample-pptx";
import { samples } from "~/library/formats/samples";
import { everyFault } from "./play";
import { filesForm, nothing, once } from "./prepare";

const text =
  "Osmosis\n\nOsmosis is the movement of water through a membrane, toward more salt. Xylem is the tissue that carries water upwards.";

const address = "https://example.org/osmosis";
const page = `<title>Osmosis</title><article><h1>Osmosis</h1>${"<p>Osmosis is the movement of water through a membrane, toward more salt.</p>".repeat(12)}</article>`;

/** Every name has a public address. */
async function resolve(query: string): Promise<Response> {
  const isFour = new URL(query).searchParams.get("type") === "A";
  return Response.json({ Answer: isFour ? [{ type: 1, data: "93.184.215.14" }] : [] });
}

everyFault({
  name: "add a pasted text",
  prepare: nothing,
  act: (world) => world.send("POST", "/app/add", { form: { intent: "text", text, once } }),
});

everyFault({
  name: "add a web page by its address",
  outside: { web: { [address]: page }, fetch: resolve },
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/app/add", { form: { intent: "address", url: address, once } }),
});

everyFault({
  name: "add a web page that does not exist",
  outside: { web: {}, fetch: resolve },
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/app/add", { form: { intent: "address", url: address, once } }),
  refused: 422,
});

const shapes = pptxShape('type="title"', ["Osmosis"]) + pptxShape(null, [text]);
const slides = buildPptx([{ shapes, notes: pptxShape('type="body"', ["Say it."]) }, { shapes }]);

everyFault({
  name: "upload slides and a Markdown file",
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/app/upload", {
      form: filesForm(
        new File([slides as Uint8Array<ArrayBuffer>], "slides.pptx"),
        new File([samples.MD.bytes as Uint8Array<ArrayBuffer>], "notes.md"),
      ),
    }),
});
