import { ExtractionError } from "~/library/extraction/extraction-error";
import { growthOf, isSteep } from "./measure";

/** The names of the shapes for which a reader's time grows faster than linearly. */
export async function steepOf<Input>(
  read: (input: Input) => unknown,
  tried: readonly (readonly [string, (length: number) => Input])[],
  length: number,
): Promise<string[]> {
  const refusing = async (input: Input) => {
    try {
      await read(input);
    } catch (error) {
      if (!(error instanceof ExtractionError)) throw error;
    }
  };
  const steep: string[] = [];
  for (const [name, shape] of tried) {
    const growth = await growthOf(refusing, shape, length);
    if (process.env.GROWTH_TABLE && growth !== null) console.log(`GROWTH ${name}: ${growth}`);
    if (isSteep(growth)) steep.push(`${name}: ${growth}`);
  }
  return steep;
}
