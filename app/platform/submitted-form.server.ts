import type { Actor } from "./app.server";
import { idOf, newId } from "./ids";
import type { RouteArguments } from "./route.server";

/** The id depends on all fields: a form that was corrected after an error creates something new. */
export async function idForForm(
  form: FormData,
  { request }: RouteArguments,
  actor: Actor | null,
): Promise<string> {
  if (!form.get("once")) return newId();
  const fields = [...form].map(([name, value]) => `${name}=${String(value)}`);
  return idOf(actor?.id ?? "", new URL(request.url).pathname, ...fields);
}

export function withAddress(form: FormData, { request, params }: RouteArguments): FormData {
  const whole = new FormData();
  for (const [name, value] of new URL(request.url).searchParams) whole.set(name, value);
  for (const name of new Set(form.keys())) {
    whole.delete(name);
    for (const value of form.getAll(name)) whole.append(name, value as string);
  }
  for (const [name, value] of Object.entries(params)) whole.set(name, value ?? "");
  return whole;
}

export function textValues(form: FormData, secrets: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !secrets.includes(name)) values[name] = value;
  }
  return values;
}

export function presentErrors(
  errors: Record<string, string[] | null> | null | undefined,
): Record<string, string[]> {
  const present: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors ?? {})) {
    if (messages) present[name] = messages;
  }
  return present;
}
