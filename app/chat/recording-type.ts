/** Recording formats in order of preference. */
const formats = [
  "audio/webm",
  "audio/webm;codecs=opus",
  "audio/ogg;codecs=opus",
  "audio/mp4",
  "audio/mpeg",
  "audio/wav",
];

/** The format to record in; undefined leaves the choice to the browser. */
export function recordingType(isSupported: (format: string) => boolean): string | undefined {
  return formats.find(isSupported);
}

/** Seconds as a recorder shows them: `mm:ss`. */
export function recordingTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
