import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AppError } from "~/platform/errors";
import { readForm } from "~/platform/request-body.server";
import { parseInput } from "~/platform/route.server";
import { everyCase, proportionate } from "./cases";
import { fieldNames, fieldsOf, inputsOf } from "./zod-inputs";

/** What the routes declare, and the path of the module that is loaded. */
const declared = vi.hoisted(() => ({
  module: "",
  inputs: [] as { schema: z.ZodType; kind: string; path: string }[],
}));

/** A route builder that notes its schema and builds nothing. */
const noting = vi.hoisted(() => (kind: string) => (route: { input: z.ZodType }) => {
  declared.inputs.push({ schema: route.input, kind, path: declared.module });
  return () => null;
});

vi.mock("~/platform/page-route.server", async (original) => ({
  ...(await original<object>()),
  pageLoader: noting("query"),
  pageForm: noting("form"),
}));
vi.mock("~/platform/api-route.server", async (original) => ({
  ...(await original<object>()),
  endpoint: noting("call"),
}));

const routes = import.meta.glob("/app/*/*.{ts,tsx}");
const schemas = import.meta.glob<Record<string, unknown>>("/app/*/{schema,*-schema}.ts", {
  eager: true,
});

/** Every schema of an input, by what it is called or where it is declared. */
const all = new Map<z.ZodType, string>();
for (const [path, exported] of Object.entries(schemas)) {
  for (const [name, value] of Object.entries(exported)) {
    if (value instanceof z.ZodType) all.set(value, `${name} of ${path}`);
  }
}
for (const [path, load] of Object.entries(routes)) {
  if (/\.test\.|\.server\.ts$/.test(path)) continue;
  declared.module = path;
  await load();
}
for (const { schema, kind, path } of declared.inputs) {
  if (!all.has(schema)) all.set(schema, `a ${kind} of ${path}`);
}

const named = [...all].map(([schema, name]): [string, z.ZodType] => [name, schema]);
const forms = named.filter(([, schema]) =>
  declared.inputs.some((input) => input.kind === "form" && input.schema === schema),
);

/** Fields whose length the address or the use case bounds. */
const boundedElsewhere = new Set(["redirectTo", "back", "tab", "cancel", "textContent", "id"]);
/** Tables of thousands of cards, past papers and pasted texts: longer, and bounded by the use case or the body. */
const boundedByBody = /^(importText|pastPaper|pastedText)Schema /;
/** The longest text that a schema takes: a message that a conversation is seeded with. */
const longest = 20_000;

describe("every schema of an input", () => {
  it("is found", () => {
    expect(all.size).toBeGreaterThan(60);
  });

  it.each(named)("%s takes or refuses what is sent, and keeps its bounds", async (name, schema) => {
    const ordinary = Object.fromEntries(
      fieldNames(schema).map((name) => [name, "some words ".repeat(2_000)]),
    );
    const check = await proportionate((input: unknown) => {
      const result = parsed(schema, input);
      if (result !== undefined && !boundedByBody.test(name)) expectBounded(result);
    }, ordinary as unknown);
    await everyCase(inputsOf(schema), check);
  });

  it("that is a form's reads it the same again from what it kept", async () => {
    const sent = fc.nat(forms.length - 1).chain((index) => {
      const [, schema] = forms[index] as (typeof forms)[number];
      return fc.tuple(fc.constant(index), fieldsOf(schema));
    });
    await everyCase(sent, async ([index, fields]) => {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value.toWellFormed());
      const once = await sendForm(form);
      const again = once && (await sendForm(once));
      if (!once || !again) return;
      const schema = forms[index]?.[1] as z.ZodType;
      const [first, second] = [once, again].map((received) => {
        const submission = parseWithZod(received, { schema });
        return submission.status === "success" ? submission.value : submission.error;
      });
      expect(second).toEqual(first);
    });
  });
});

/** @returns undefined if it is refused as invalid */
function parsed(schema: z.ZodType, input: unknown): unknown {
  try {
    return parseInput(schema, input);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_request") return undefined;
    throw error;
  }
}

function expectBounded(value: unknown, name = ""): void {
  if (typeof value === "number") expect(Number.isFinite(value), name).toBe(true);
  if (typeof value === "string" && !boundedElsewhere.has(name)) {
    expect(value.length, name).toBeLessThanOrEqual(longest);
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) expectBounded(child, key);
}

/** The form as it arrives; null where it has more than a form may have. */
async function sendForm(form: FormData): Promise<FormData | null> {
  try {
    return await readForm(
      new Request("https://fennec.invalid/", { method: "POST", body: form }),
      2 ** 21,
    );
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
