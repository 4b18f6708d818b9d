import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AppError } from "~/platform/errors";
import { readForm } from "~/platform/request-body.server";
import { parseInput } from "~/platform/route.server";
import { everyCase, proportionate } from "./cases";
import { fieldNames, fieldsOf, inputsOf } from "./zod-inputs";

/** The inputs that routes declare, and the path of the module that is being loaded. */
const declared = vi.hoisted(() => ({
  module: "",
  inputs: [] as { schema: z.ZodType; kind: string; path: string }[],
}));

/** A route builder that only records its schema. */
const recordInput = vi.hoisted(() => (kind: string) => (route: { input: z.ZodType }) => {
  declared.inputs.push({ schema: route.input, kind, path: declared.module });
  return () => null;
});

vi.mock("~/platform/page-route.server", async (original) => ({
  ...(await original<object>()),
  pageLoader: recordInput("query"),
  pageForm: recordInput("form"),
}));
vi.mock("~/platform/api-route.server", async (original) => ({
  ...(await original<object>()),
  endpoint: recordInput("call"),
}));

const routes = import.meta.glob("/app/*/*.{ts,tsx}");
const schemas = import.meta.glob<Record<string, unknown>>("/app/*/{schema,*-schema}.ts", {
  eager: true,
});

/** Every input schema with its name, or where it is declared. */
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

/** Fields whose length is limited by the URL or the use case. */
const boundedElsewhere = new Set(["redirectTo", "back", "tab", "cancel", "textContent", "id"]);
/** Imported cards, past papers and pasted texts, which the use case or the body's size limits. */
const boundedByBody = /^(importText|pastPaper|pastedText)Schema /;
/** The longest text that a schema accepts: a message that a conversation is seeded with. */
const longest = 20_000;

describe("every input schema", () => {
  it("is found", () => {
    expect(all.size).toBeGreaterThan(60);
  });

  it.each(named)("%s accepts or rejects an input and keeps its limits", async (name, schema) => {
    const ordinary = Object.fromEntries(
      fieldNames(schema).map((name) => [name, "some words ".repeat(2_000)]),
    );
    const check = await proportionate((input: unknown) => {
      const result = parsed(schema, input);
      if (result !== undefined && !boundedByBody.test(name)) expectBounded(result);
    }, ordinary as unknown);
    await everyCase(inputsOf(schema), check);
  });

  it("of a form gives the same result when the form is sent again", async () => {
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

/** @returns undefined if it is rejected as invalid */
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

/** The form as the server reads it; null if it exceeds the limits of a form. */
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
