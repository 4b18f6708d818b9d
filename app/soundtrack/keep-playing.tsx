import { Outlet } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { stopPlaying, useIsPlaying } from "./now-playing";

// Where even that cannot be loaded, the page itself shall stand.
const PlayerBar = lazy(() =>
  import("~/soundtrack/components/player-bar").then(
    ({ PlayerBar }) => ({ default: PlayerBar }),
    () => ({ default: () => null }),
  ),
);

/** Around all pages behind the login: music goes on from one to the next, and ends with the last. */
export default function KeepPlaying() {
  const playing = useIsPlaying();
  useEffect(() => stopPlaying, []);
  return (
    <>
      <Outlet />
      {playing ? (
        <Suspense fallback={null}>
          <PlayerBar />
        </Suspense>
      ) : null}
    </>
  );
}
