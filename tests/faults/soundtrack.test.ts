import { everyFault } from "./play";
import { nothing } from "./prepare";
import type { World } from "./world";

const listen = (world: World) => world.send("GET", "/api/soundtrack/tracks/upbeat-50-test1");

// If a track could not be stored the first time, it is stored the second time.
everyFault({
  name: "listen twice to a new track",
  prepare: nothing,
  async act(world) {
    const first = await listen(world);
    return first?.status === 200 ? listen(world) : first;
  },
});

everyFault({
  name: "add a track to the collection",
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/api/soundtrack/plays", { json: { trackId: "upbeat-50-test1" } }),
  again: "unless done",
});
