// A reply that is read aloud says so, and whatever plays beside it becomes quieter until it is over.

const startEvent = "fennec:speech-start";
const endEvent = "fennec:speech-end";

/** Tells the page that speech begins (true) or is over (false). */
export function tellSpeech(speaking: boolean) {
  window.dispatchEvent(new CustomEvent(speaking ? startEvent : endEvent));
}

/** Hears of speech that begins (true) or is over (false). @returns a way to hear no more of it */
export function onSpeech(listener: (speaking: boolean) => void): () => void {
  const started = () => listener(true);
  const ended = () => listener(false);
  window.addEventListener(startEvent, started);
  window.addEventListener(endEvent, ended);
  return () => {
    window.removeEventListener(startEvent, started);
    window.removeEventListener(endEvent, ended);
  };
}
