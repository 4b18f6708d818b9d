import { showLoadFailure } from "~/ui/load-component";
import { currentVoice, type SpokenReply, setVoice } from "./voice-state";

/** Reads a reply aloud, in the place of whatever is being read. */
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

export async function pauseOrGoOn() {
  const { pauseOrGoOn } = await import("./read-aloud");
  pauseOrGoOn();
}

/** Ends the voice; costs nothing where none was ever heard. */
export async function stopListening() {
  if (!currentVoice()) return;
  setVoice(null);
  const { silence } = await import("./read-aloud");
  silence();
}
