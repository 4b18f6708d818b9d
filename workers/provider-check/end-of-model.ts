import { z } from "zod";
import type { InspectedModel } from "./explain-failure";

const modelSchema = z.object({ shutdown_date: z.iso.date() });

/** @returns the model's shutdown date as its provider lists it; null if it lists none */
export async function findEndOfModel({ catalogue, model }: InspectedModel): Promise<string | null> {
  if (!catalogue) return null;
  const { url, key } = catalogue;
  try {
    const response = await fetch(`${url}/${encodeURIComponent(model)}`, {
      headers: key ? { Authorization: `Bearer ${key}` } : {},
      redirect: "manual",
      signal: AbortSignal.timeout(5_000),
    });
    return modelSchema.parse(await response.json()).shutdown_date;
  } catch {
    return null;
  }
}
