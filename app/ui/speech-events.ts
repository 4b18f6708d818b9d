// While a reply is read aloud, music plays more quietly; while a microphone listens, it pauses.

const speechEvent = "fennec:speech";
const microphoneEvent = "fennec:microphone";

/** Announces that speech starts (true) or ends (false). */
export const announceSpeech = (speaking: boolean) => tell(speechEvent, speaking);

/** Calls back when speech starts (true) or ends (false). */
export const onSpeech = (listener: (speaking: boolean) => void) => hear(speechEvent, listener);

/** Announces that a microphone starts (true) or stops (false). */
export const announceMicrophone = (listening: boolean) => tell(microphoneEvent, listening);

/** Calls back when a microphone starts (true) or stops (false). */
export const onMicrophone = (listener: (listening: boolean) => void) =>
  hear(microphoneEvent, listener);

function tell(name: string, begins: boolean) {
  window.dispatchEvent(new CustomEvent(`${name}-${begins ? "start" : "end"}`));
}

function hear(name: string, listener: (begins: boolean) => void) {
  window.addEventListener(`${name}-start`, () => listener(true));
  window.addEventListener(`${name}-end`, () => listener(false));
}
