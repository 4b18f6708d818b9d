import type { CollectionTables } from "./collection-tables";
import { parseMessage } from "./parse-message";
import { parseTemplate, type Template } from "./render-card";

/** HTML of one side: formatting included, many times the longest text. */
export const mostHtml = 50_000;

export interface NoteType {
  id: number;
  name: string;
  isCloze: boolean;
  fields: string[];
  templates: { front: Template; back: Template; answer: Template | null }[];
}

/** Note types of a collection may be many; no note has that many sides. */
const mostTypes = 5_000;

/** Of schema 11: JSON by their ids. */
export function parseNoteTypes(json: string): Map<number, NoteType> {
  interface Model {
    name: string;
    type: number;
    flds: { name: string }[];
    tmpls: { qfmt: string; afmt: string }[];
  }
  const models = Object.entries(JSON.parse(json) as Record<string, Model>).slice(0, mostTypes);
  return new Map(
    models.map(([id, { name, type, flds, tmpls }]) => [
      Number(id),
      {
        id: Number(id),
        name: String(name),
        isCloze: type === 1,
        fields: flds.map((field) => String(field.name)),
        templates: tmpls.map(({ qfmt, afmt }) => sidesOf(String(qfmt), String(afmt))),
      },
    ]),
  );
}

/** Of schema 15 and later: tables with protobuf in them. */
export function readNoteTypes(tables: CollectionTables): Map<number, NoteType> {
  const types = new Map<number, NoteType>();
  for (const [id, name, config] of tables.read("notetypes", "id, name, config", mostTypes)) {
    types.set(Number(id), {
      id: Number(id),
      name: String(name),
      // Kind: 0 normal, 1 cloze.
      isCloze: parseMessage(bytesOf(config)).get(1) === 1,
      fields: [],
      templates: [],
    });
  }
  for (const [id, ord, name] of tables.read("fields", "ntid, ord, name", mostTypes * 10)) {
    const fields = types.get(Number(id))?.fields;
    if (fields && Number(ord) < mostTypes) fields[Number(ord)] = String(name);
  }
  for (const [id, ord, config] of tables.read("templates", "ntid, ord, config", mostTypes * 10)) {
    const parts = parseMessage(bytesOf(config));
    const templates = types.get(Number(id))?.templates;
    const side = (field: number) => new TextDecoder().decode(bytesOf(parts.get(field)));
    if (templates && Number(ord) < mostTypes) templates[Number(ord)] = sidesOf(side(1), side(2));
  }
  return types;
}

function bytesOf(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

const answerLine = /<hr\b[^<>]*\bid\s*=\s*["']?answer\b[^<>]*>/i;

function sidesOf(front: string, back: string): NoteType["templates"][number] {
  const [qfmt, afmt] = [front.slice(0, mostHtml), back.slice(0, mostHtml)];
  const line = answerLine.exec(afmt);
  const answer = line ? afmt.slice(line.index + line[0].length) : null;
  return {
    front: parseTemplate(qfmt),
    back: parseTemplate(afmt),
    answer: answer === null ? null : parseTemplate(answer),
  };
}
