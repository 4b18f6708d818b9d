import { createRandom } from "./composer/random";
import * as m from "./messages";
import { titleWords } from "./title-words";
import type { TrackRecipe } from "./track-id";

/** A track's title in the language of the request: the same for the same mood and seed. */
export function trackTitle({ mood, seed }: TrackRecipe): string {
  const random = createRandom(`title/${mood}/${seed}`);
  const quality = random.below(titleWords);
  return m.trackTitle({ mood, quality, thing: random.below(titleWords) });
}
