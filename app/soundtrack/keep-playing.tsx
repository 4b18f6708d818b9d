import { Outlet } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { stopPlaying, useIsPlaying } from "./now-playing";

// If the player cannot be loaded, the page still renders.
const PlayerBar = lazy(() =>
  import("~/soundtrack/components/player-bar").then(
    ({ PlayerBar }) => ({ default: PlayerBar }),
    () => ({ default: () => null }),
  ),
);

/** Wraps all pages behind the login, so that music continues across pages. */
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
