// A reply that is read aloud says so, and whatever plays beside it becomes quieter until it is over.
// So does a microphone that listens, and whatever plays is silent until it is over.

const speechEvent = "fennec:speech";
const microphoneEvent = "fennec:microphone";

/** Tells the page that speech begins (true) or is over (false). */
export const announceSpeech = (speaking: boolean) => tell(speechEvent, speaking);

/** Hears of speech that begins (true) or is over (false). */
export const onSpeech = (listener: (speaking: boolean) => void) => hear(speechEvent, listener);

/** Tells the page that a microphone begins to listen (true) or listens no more (false). */
export const announceMicrophone = (listening: boolean) => tell(microphoneEvent, listening);

/** Hears of a microphone that begins to listen (true) or listens no more (false). */
export const onMicrophone = (listener: (listening: boolean) => void) =>
  hear(microphoneEvent, listener);

function tell(name: string, begins: boolean) {
  window.dispatchEvent(new CustomEvent(`${name}-${begins ? "start" : "end"}`));
}

function hear(name: string, listener: (begins: boolean) => void) {
  window.addEventListener(`${name}-start`, () => listener(true));
  window.addEventListener(`${name}-end`, () => listener(false));
}
