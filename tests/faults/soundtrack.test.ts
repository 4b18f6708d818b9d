import { everyFault } from "./play";
import { nothing } from "./prepare";

everyFault({
  name: "listen to a track that nobody has listened to",
  prepare: nothing,
  act: (world) => world.send("GET", "/api/soundtrack/tracks/upbeat-50-test1"),
});

everyFault({
  name: "enter a track in the collection",
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/api/soundtrack/plays", { json: { trackId: "upbeat-50-test1" } }),
  again: "unless done",
});
