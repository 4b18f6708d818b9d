// Reading a reply aloud
export const listen = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Listen", hidden(" to the reply")] as const;
export const pauseSpeech = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Pause", hidden(" reading the reply")] as const;
export const resumeSpeech = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Resume", hidden(" reading the reply")] as const;
export const stopSpeech = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Stop", hidden(" reading the reply")] as const;
export const speechPlayer = () => "Listen to the reply";
export const speed = () => "Speed";
export const speedFactor = ({ factor }: { factor: number }) => `${factor}×`;
export const speechFailed = () => "The reply could not be read aloud";
export const speechFailedAdvice = () => "The reply could not be read aloud. Please try again.";
export const noVoice = () =>
  "Your device may have no voice for this language. You can add one in its settings, or try another browser.";
export const languageNotSpoken = () =>
  "Fennec has no voice for the language of this reply. Your browser's own voice may be able to read it.";

// Voice messages
export const voiceMessage = () => "Voice message";
export const listeningToRecording = () => "Listening to your recording";
export const recordVoice = () => "Record a voice message";
export const sendRecording = () => "Send recording";
export const sending = () => "Sending";
export const sendingRecording = () => "Sending...";
export const recordingReady = () => "Ready to send";
export const recording = () => "Recording";
export const recordingTime = ({ elapsed, limit }: { elapsed: string; limit: string }) =>
  `${elapsed} of ${limit}`;
export const yourRecording = () => "Your recording";
export const discardRecording = () => "Discard";
export const cancel = () => "Cancel";
export const recordingOnly = () => "A recording of up to 2 minutes";
export const orRecording = () => "Or send a recording, up to 2 minutes";
export const recordingFull = () => "Recording stopped at 2 minutes";
export const recordingFullAdvice = () =>
  "That's the maximum length. You can send it or discard it.";
export const backToChat = () => "Back to the chat";

// Dictation by the browser
export const listening = () => "Listening";
export const heard = () => "Heard";
export const waitingForMicrophone = () => "Waiting for the microphone";
export const allowMicrophone = () => "If your browser asks, allow the microphone.";
export const dictationStarted = () =>
  "Speak now. Your browser turns your speech into text and may send the audio to the browser's vendor.";
export const dictationNotAllowed = () =>
  "If your browser asks, allow the microphone. Your browser turns your speech into text and may send the audio to the browser's vendor.";
export const useWords = () => "Use these words";
export const dictationFailed = () => "Speech recognition isn't working";
export const dictationFailedAdvice = () =>
  "Your browser couldn't turn your speech into text. Please type your message.";

// What is wrong with a recording or a microphone
export const microphoneFailed = () => "Could not use the microphone";
export const microphoneNotAllowed = () =>
  "Your browser did not allow the microphone. Allow it for this site and try again.";
export const microphoneNotFound = () => "No microphone was found. Connect one and try again.";
export const microphoneInUse = () =>
  "Another app may be using the microphone. Close that app and try again.";
export const cannotRecord = () =>
  "Your browser couldn't start a recording. Please type your message.";
export const recordingsNotAccepted = () => "Voice isn't available here. Please type instead.";
export const noVoiceInputTitle = () => "No voice input in this browser";
export const noVoiceInput = () =>
  "Please type your message, or use a browser with speech recognition, such as Chrome, Edge or Safari.";
export const voiceFailed = () => "Failed to process voice recording. Please try again.";
export const transcriptionLimitReached = () =>
  "This site has reached today's limit for voice messages. Please type your message.";
export const nothingHeard = () =>
  "Fennec couldn't hear any words in that recording. Move closer to the microphone and try again.";
export const recordingRequired = () => "Record something first.";
export const recordingTypeUnknown = () =>
  "That audio format isn't supported. Send WebM, Ogg, MP4, MP3 or WAV.";
export const recordingTooLong = () =>
  "That recording is longer than 2 minutes. Please record a shorter one.";
export const recordingTooLarge = () =>
  "That recording is larger than 10 MB. Please record a shorter one.";
export const oneRecording = () => "Send one recording at a time.";
export const recordingIncomplete = () =>
  "The upload of your recording was interrupted. Please send it again.";
