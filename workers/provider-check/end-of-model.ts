import { z } from "zod";
import type { Provider } from "./explain-failure";

const modelSchema = z.object({ shutdown_date: z.iso.date() });

/** @returns the day on which the provider says that the model ends; null where it says none */
export async function findEndOfModel({
  name,
  server,
  model,
  key,
}: Provider): Promise<string | null> {
  if (name === "workers-ai") return null;
  try {
    const response = await fetch(`${server}/models/${encodeURIComponent(model)}`, {
      headers: key ? { Authorization: `Bearer ${key}` } : {},
      redirect: "manual",
      signal: AbortSignal.timeout(5_000),
    });
    return modelSchema.parse(await response.json()).shutdown_date;
  } catch {
    return null;
  }
}
