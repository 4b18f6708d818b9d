import { showLoadFailure } from "~/ui/load-component";
import { currentVoice, type SpokenReply, setVoice } from "./voice-state";

/** Reads a reply aloud, instead of the one that is being read. */
export async function listenTo(reply: SpokenReply, { asked = true } = {}) {
  setVoice({ id: reply.id, status: "loading" });
  const player = await import("./read-aloud").catch(() => null);
  if (currentVoice()?.id !== reply.id) return;
  if (player) await player.readAloud(reply, asked);
  else {
    setVoice(null);
    showLoadFailure();
  }
}

export async function pauseOrResume() {
  const { pauseOrResume } = await import("./read-aloud");
  pauseOrResume();
}

/** Stops the voice. Loads nothing if none was used. */
export async function stopListening() {
  if (!currentVoice()) return;
  setVoice(null);
  const { silence } = await import("./read-aloud");
  silence();
}
