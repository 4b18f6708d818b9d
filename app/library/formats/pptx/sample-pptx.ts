import { strToU8, zipSync } from "fflate";

interface SampleSlide {
  /** What its shape tree holds. */
  shapes: string;
  notes?: string;
}

const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function relationships(targets: Record<string, [type: string, target: string]>): string {
  const entries = Object.entries(targets).map(
    ([id, [type, target]]) =>
      `<Relationship Id="${id}" Type="${kind}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${entries.join("")}</Relationships>`;
}

/** A presentation whose slides have one layout, with bullets by the master; more parts by path. */
export function buildPptx(slides: SampleSlide[], parts: Record<string, string> = {}): Uint8Array {
  const texts: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relationships({ rId1: ["officeDocument", "ppt/presentation.xml"] }),
    "ppt/slideMasters/slideMaster1.xml": `<p:sldMaster ${namespaces}><p:txStyles><p:bodyStyle><a:lvl1pPr><a:buChar char="•"/></a:lvl1pPr><a:lvl2pPr><a:buChar char="–"/></a:lvl2pPr></p:bodyStyle></p:txStyles></p:sldMaster>`,
    "ppt/slideLayouts/slideLayout1.xml": `<p:sldLayout ${namespaces}><p:sp><p:nvSpPr><p:nvPr><p:ph type="subTitle" idx="2"/></p:nvPr></p:nvSpPr><p:txBody><a:lstStyle><a:lvl1pPr><a:buNone/></a:lvl1pPr></a:lstStyle></p:txBody></p:sp></p:sldLayout>`,
    "ppt/slideLayouts/_rels/slideLayout1.xml.rels": relationships({
      rId1: ["slideMaster", "../slideMasters/slideMaster1.xml"],
    }),
  };
  const listed: Record<string, [string, string]> = {};
  for (const [index, { shapes, notes }] of slides.entries()) {
    // Their names need not be in order.
    const name = `slide${slides.length - index}.xml`;
    listed[`rId${index + 1}`] = ["slide", `slides/${name}`];
    texts[`ppt/slides/${name}`] =
      `<p:sld ${namespaces}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
    const related: Record<string, [string, string]> = {
      rId1: ["slideLayout", "../slideLayouts/slideLayout1.xml"],
    };
    if (notes !== undefined) {
      related.rId2 = ["notesSlide", `../notesSlides/${name}`];
      texts[`ppt/notesSlides/${name}`] = `<p:notes ${namespaces}>${notes}</p:notes>`;
    }
    texts[`ppt/slides/_rels/${name}.rels`] = relationships(related);
  }
  const ids = Object.keys(listed).map((id) => `<p:sldId id="256" r:id="${id}"/>`);
  texts["ppt/presentation.xml"] =
    `<p:presentation ${namespaces}><p:sldIdLst>${ids.join("")}</p:sldIdLst></p:presentation>`;
  texts["ppt/_rels/presentation.xml.rels"] = relationships(listed);
  const files = Object.entries({ ...texts, ...parts });
  return zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])));
}

/** A shape with paragraphs, each with its properties before it if it has some. */
export function pptxShape(type: string | null, paragraphs: (string | [string, string])[]): string {
  const placeholder = type === null ? "" : `<p:ph ${type}/>`;
  const written = paragraphs.map((paragraph) => {
    const [properties, text] = typeof paragraph === "string" ? ["", paragraph] : paragraph;
    return `<a:p>${properties}<a:r><a:rPr lang="en"/><a:t>${text}</a:t></a:r></a:p>`;
  });
  return `<p:sp><p:nvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:txBody>${written.join("")}</p:txBody></p:sp>`;
}
