import { z } from "zod";
import type { CardTask, DraftCard } from "~/ai/ports";
import type { ItemKind, RawItem } from "./write-items";

const kinds = ["term", "definition", "example", "fact"] as const;
type CardType = (typeof kinds)[number];

interface RawCard extends RawItem {
  kind: CardType;
  front: string;
  back: string;
}

const described: Record<CardType, string> = {
  term: '"term": the front describes a key term without naming it, the back is the term',
  definition: '"definition": the front asks what a key term means, the back is its meaning',
  example:
    '"example": the front asks for an example of a key term, the back is one from the material',
  fact: '"fact": the front asks who, when, where, how many or why, the back is the answer',
};

const rawSchema = z.object({
  kind: z.enum(kinds),
  front: z.string().trim().min(3).max(300),
  back: z.string().trim().min(1).max(400),
  passage: z.coerce.number().int().catch(0),
  quote: z.string().max(2_000).catch(""),
});

/** Cards of the wanted kinds, and of facts. */
export function cardKind({ include }: Pick<CardTask, "include">): ItemKind<RawCard, DraftCard> {
  const wanted = kinds.filter((kind) => {
    if (kind === "fact") return true;
    return kind === "example" ? include.examples : include[kind];
  });
  return {
    schema: {
      type: "object",
      properties: {
        kind: { type: "string", enum: [...wanted] },
        front: { type: "string" },
        back: { type: "string" },
        passage: { type: "integer" },
        quote: { type: "string" },
      },
      required: ["kind", "front", "back", "passage", "quote"],
      additionalProperties: false,
    },
    request: `flash cards. Each has a "kind", one of ${wanted.map((kind) => described[kind]).join("; ")}. One card asks one thing and is answered in one breath: a front of at most 30 words, a back of at most 20. The front does not hold the back.`,
    read: (value) => {
      const { success, data } = rawSchema.safeParse(value);
      return success && wanted.includes(data.kind) ? data : null;
    },
    finish: ({ front, back }, place) =>
      isGood(front, back) ? { front, back, source: place?.source ?? null } : null,
    subjectOf: ({ front }) => front,
  };
}

function isGood(front: string, back: string): boolean {
  const asked = ` ${lowerCaseWords(front)} `;
  const answer = lowerCaseWords(back);
  return (
    answer !== "" &&
    !asked.includes(` ${answer} `) &&
    !/\b(?:this|the) (?:text|passage|material)\b/i.test(front)
  );
}

function lowerCaseWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
}
