import { strToU8, zipSync } from "fflate";
import type { PageImage } from "~/ai/ports";

/** Small real documents, made in memory. */

interface Section {
  heading: string;
  paragraphs: string[];
}

const photosynthesis: Section[] = [
  {
    heading: "What photosynthesis does",
    paragraphs: [
      "Photosynthesis is the process by which green plants, algae and some bacteria turn light energy into chemical energy. The energy is stored in glucose, a sugar that the plant later breaks down or builds into starch and cellulose. Almost every food chain on Earth begins with photosynthesis.",
      "The raw materials of photosynthesis are water and carbon dioxide. Water is taken up by the roots and carried to the leaves through the xylem. Carbon dioxide enters the leaf through small pores called stomata. Oxygen is released as a by-product and leaves the leaf through the same pores.",
      "Chlorophyll is the green pigment that absorbs light in the chloroplasts. It absorbs red and blue light most strongly and reflects green light, which is why leaves look green. Carotenoids are accessory pigments that absorb blue-green light and protect the leaf from damage.",
    ],
  },
  {
    heading: "The light-dependent reactions",
    paragraphs: [
      "The light-dependent reactions take place in the thylakoid membranes of the chloroplast. Light excites electrons in photosystem II, and the electrons pass along a transport chain to photosystem I. Photolysis is the splitting of water molecules by light, and it replaces the lost electrons.",
      "The transport chain pumps protons into the thylakoid space. ATP synthase is the enzyme that uses the flow of protons to make ATP. The reactions also reduce NADP to NADPH, which carries hydrogen to the next stage. In 1937 Robert Hill showed that isolated chloroplasts release oxygen in light.",
    ],
  },
  {
    heading: "The Calvin cycle",
    paragraphs: [
      "The Calvin cycle takes place in the stroma of the chloroplast and does not need light directly. Rubisco is the enzyme that fixes carbon dioxide to ribulose bisphosphate. The cycle uses ATP and NADPH from the light-dependent reactions to make a sugar with three carbon atoms.",
      "Six turns of the Calvin cycle are needed to make one molecule of glucose. Melvin Calvin received the Nobel Prize in Chemistry in 1961 for tracing the path of carbon with radioactive carbon-14. Rubisco is thought to be the most abundant protein on Earth.",
    ],
  },
  {
    heading: "What limits the rate",
    paragraphs: [
      "A limiting factor is the condition that holds the rate of a process back when it is in short supply. Light intensity, carbon dioxide concentration and temperature are the main limiting factors of photosynthesis. Farmers raise the carbon dioxide concentration in greenhouses to increase the yield of tomatoes and cucumbers.",
      "At temperatures above about 45 degrees Celsius the enzymes of the plant are denatured, and photosynthesis stops. Cacti open their stomata at night to save water and store carbon dioxide as malic acid. This adaptation is known as crassulacean acid metabolism.",
    ],
  },
  {
    heading: "Key terms",
    paragraphs: [
      "Stoma: a pore in the skin of a leaf.",
      "Xylem: the vessels that carry water upwards.",
      "Phloem: the vessels that carry sugar to where it is needed.",
      "Thylakoid: a flat sac with green pigment inside a chloroplast.",
      "Stroma: the fluid around the flat sacs.",
      "Granum: a stack of flat sacs.",
      "Cuticle: a layer of wax that keeps water in.",
      "Mesophyll: the tissue between the two skins of a leaf.",
    ],
  },
];

const revolution: Section[] = [
  {
    heading: "Causes of the French Revolution",
    paragraphs: [
      "The French Revolution began in 1789 and changed the government of France for ever. Society was divided into three estates: the clergy, the nobility and the common people. The Third Estate paid most of the taxes although it owned the smallest share of the land.",
      "The monarchy was close to bankruptcy after it had supported the American War of Independence. Jacques Necker was the finance minister who published the royal accounts in 1781. Poor harvests in 1788 doubled the price of bread in Paris, and hunger spread among the workers.",
      "The Estates General is the assembly that Louis XVI called in May 1789 to approve new taxes. The deputies of the Third Estate declared themselves the National Assembly. In the Tennis Court Oath they swore not to separate until France had a constitution.",
    ],
  },
  {
    heading: "From the Bastille to the Republic",
    paragraphs: [
      "The Bastille was a fortress and state prison in the east of Paris. A crowd stormed the Bastille on 14 July 1789 in search of gunpowder. The Declaration of the Rights of Man and of the Citizen was adopted on 26 August 1789, and it proclaimed liberty, property and resistance to oppression.",
      "In October 1789 thousands of women marched from Paris to Versailles and brought the royal family back to the capital. Louis XVI tried to flee in June 1791 but was recognised at Varennes. The National Convention abolished the monarchy on 21 September 1792 and proclaimed the First Republic.",
    ],
  },
  {
    heading: "The Terror and its end",
    paragraphs: [
      "The Reign of Terror is the period from September 1793 to July 1794 in which the revolutionary government executed its enemies. The Committee of Public Safety was the body that governed France during the Terror. Maximilien Robespierre was the most influential member of the committee.",
      "About seventeen thousand people were sentenced to death and executed by guillotine. Robespierre was arrested on 27 July 1794 and executed on the following day. The Directory was the government of five men that ruled France until Napoleon Bonaparte seized power in November 1799.",
    ],
  },
  {
    heading: "Key terms",
    paragraphs: [
      "Clergy: the people who served the church.",
      "Nobility: families with titles and old privileges.",
      "Bourgeoisie: merchants, lawyers and doctors in the towns.",
      "Sans-culottes: working people of Paris who wore long trousers.",
      "Tithe: a tenth of the harvest paid to the church.",
      "Taille: a tax on land that the rich did not pay.",
      "Guillotine: a machine with a falling blade.",
      "Jacobins: a club that wanted a republic.",
    ],
  },
];

export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** About 450 words on photosynthesis and 350 on the French Revolution, as a Word file. */
export function studyDocx(name = "Study notes.docx"): File {
  return docx(name, [...photosynthesis, ...revolution]);
}

/** The two subjects of `studyDocx`, in a document each. */
export const plantsDocx = () => docx("Plants.docx", photosynthesis);
export const revolutionDocx = () => docx("Revolution.docx", revolution);

/** A Word file with this many sections, each of which becomes a passage. */
export function longDocx(name: string, sections: number): File {
  return docx(
    name,
    Array.from({ length: sections }, (_, index) => ({
      heading: `Plant ${index + 1}`,
      paragraphs: [`The leaves of plant ${index + 1} are green because of chlorophyll.`],
    })),
  );
}

/** A Word file with one paragraph, or a few. */
export function shortDocx(name: string, ...paragraphs: string[]): File {
  return docx(name, [{ heading: "Notes", paragraphs }]);
}

function docx(name: string, sections: Section[]): File {
  const paragraph = (text: string, style?: string) =>
    `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ""}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
  const body = sections.map(
    ({ heading, paragraphs }) =>
      paragraph(heading, "Heading1") + paragraphs.map((text) => paragraph(text)).join(""),
  );
  return docxWithBody(name, body.join(""));
}

/** A Word file made from the XML of its body and of other parts. */
export function docxWithBody(name: string, body: string, parts: Record<string, string> = {}): File {
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/></Types>`,
    ),
    "_rels/.rels": strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    "word/document.xml": strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  };
  for (const [path, text] of Object.entries(parts)) files[path] = strToU8(text);
  return new File([zipSync(files)], name, { type: docxType });
}

/** A PDF on photosynthesis and the revolution: a page for each section, text in Helvetica. */
export function studyPdf(name = "Study notes.pdf"): File {
  const objects = ["<< /Type /Catalog /Pages 2 0 R >>", "", ""];
  const kids: string[] = [];
  for (const { heading, paragraphs } of [...photosynthesis, ...revolution]) {
    const lines = [{ text: heading, size: 18 }];
    for (const paragraph of paragraphs) {
      lines.push(...wrap(paragraph, 90).map((text) => ({ text, size: 11 })));
    }
    let y = 780;
    const drawn = lines.map(({ text, size }) => {
      y -= size + 5;
      return `BT /F1 ${size} Tf 1 0 0 1 50 ${y} Tm (${text.replace(/[\\()]/g, "\\$&")}) Tj ET`;
    });
    const content = drawn.join("\n");
    const page = objects.length + 1;
    kids.push(`${page} 0 R`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] /Contents ${page + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`;
  objects[2] = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
  return new File([text + table + trailer], name, { type: "application/pdf" });
}

/** The page count of `studyPdf`. */
export const studyPdfPages = photosynthesis.length + revolution.length;

/** A file of a type that will never be accepted. */
export function programFile(name = "setup.exe"): File {
  return new File(["MZ"], name, { type: "application/x-msdownload" });
}

/** A picture of one transparent pixel. */
export function pixelPng(name = "pixel.png"): File {
  const base64 =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type: "image/png" });
}

function wrap(text: string, length: number): string[] {
  return text.match(new RegExp(`.{1,${length}}(?:\\s|$)`, "g")) ?? [];
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A PDF whose pages show a photograph or the given lines of text. */
export function scannedPdf(
  jpeg: Uint8Array<ArrayBuffer>,
  { width, height, pages }: { width: number; height: number; pages: (string[] | "photograph")[] },
): File {
  const contents = pages.map((page) =>
    page === "photograph"
      ? `q ${width} 0 0 ${height} 0 0 cm /P Do Q`
      : `BT /F 14 Tf 18 TL 60 ${height - 80} Td ${page.map((line) => `(${line}) Tj T*`).join(" ")} ET`,
  );
  const numbers = pages.map((_, index) => 5 + 2 * index);
  const head = [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    `2 0 obj<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(" ")}]/Count ${pages.length}>>endobj`,
    "3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj",
    ...contents.flatMap((content, index) => [
      `${5 + 2 * index} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${6 + 2 * index} 0 R/Resources<</XObject<</P 4 0 R>>/Font<</F 3 0 R>>>>>>endobj`,
      `${6 + 2 * index} 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    ]),
    `4 0 obj<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
  ].join("\n");
  const tail = "\nendstream endobj\ntrailer<</Size 40/Root 1 0 R>>\nstartxref\n0\n%%EOF";
  return new File([head, jpeg, tail], "scan.pdf", { type: "application/pdf" });
}

/** A page of a file, as an `ImageReader` receives it. */
export function imageOf(file: File, page = 1): PageImage {
  const type = file.name.endsWith("pdf") ? "pdf" : file.name.endsWith("png") ? "png" : "jpg";
  return { open: async () => file.stream(), size: file.size, type, page, attempts: "all" };
}
