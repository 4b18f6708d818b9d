// Reading a reply aloud
export const listen = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Listen", hidden(" to the reply")] as const;
export const listenLoading = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Listen", hidden(" reading the reply")] as const;
export const pauseSpeech = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Pause", hidden(" reading the reply")] as const;
export const resumeSpeech = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Go on", hidden(" reading the reply")] as const;
export const stopSpeech = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Stop", hidden(" reading the reply")] as const;
export const speechPlayer = () => "Listen to the reply";
export const speed = () => "Speed";
export const speedFactor = ({ factor }: { factor: number }) => `${factor}×`;
export const speechFailed = () => "The reply could not be read aloud";
export const speechFailedAdvice = () => "The reply could not be read aloud. Please try again.";
export const noVoice = () => "Your device has no voice for its language.";
export const languageNotSpoken = () =>
  "Replies in this language are not read aloud here. Your browser may speak them.";

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
export const recordingFull = () => "Two minutes are recorded";
export const recordingFullAdvice = () =>
  "That is as long as a recording may be. You can send it as it is.";
export const backToChat = () => "Back to the chat";

// Dictation by the browser
export const listening = () => "Listening";
export const heard = () => "Heard";
export const waitingForMicrophone = () => "Waiting for the microphone";
export const allowMicrophone = () => "Allow it if your browser asks.";
export const dictationStarted = () =>
  "Speak now. Your browser turns speech into text, with its maker's service.";
export const dictationNotAllowed = () =>
  "Allow it if your browser asks. Your browser turns speech into text, with its maker's service.";
export const useWords = () => "Use these words";
export const dictationFailed = () => "Your browser cannot listen now";
export const dictationFailedAdvice = () =>
  "Its speech recognition did not answer. Please type your message.";

// What is wrong with a recording or a microphone
export const microphoneFailed = () => "Fennec cannot hear you";
export const microphoneNotAllowed = () =>
  "Your browser did not allow the microphone. Allow it for this site and try again.";
export const microphoneNotFound = () => "No microphone was found. Connect one and try again.";
export const microphoneInUse = () =>
  "The microphone is in use elsewhere. Close what uses it and try again.";
export const cannotRecord = () => "This browser cannot record here. Please type your message.";
export const voiceNotSetUp = () => "Voice messages are not set up here";
export const voiceNotSetUpPleaseType = () => "Voice messages are not set up here. Please type.";
export const voiceNotSetUpAdvice = () =>
  "Voice messages are not set up here. Please type your message.";
export const noVoiceInput = () =>
  "Voice input isn't available in this browser. Please type your message.";
export const voiceFailed = () => "Failed to process voice recording. Please try again.";
export const transcriptionLimitReached = () =>
  "Fennec has listened as much as it may today. Please type your message.";
export const nothingHeard = () =>
  "Nothing could be heard in that recording. Speak a little closer and try again.";
export const recordingRequired = () => "Record something first.";
export const recordingTypeUnknown = () =>
  "That is not a recording that can be heard here. Send WebM, Ogg, MP4, MP3 or WAV.";
export const recordingTooLong = () => "That recording is longer than 2 minutes. Make it shorter.";
export const recordingTooLarge = () => "That recording is larger than 10 MB. Make it shorter.";
export const oneRecording = () => "Send one recording at a time.";
export const recordingIncomplete = () => "The recording arrived incomplete. Please send it again.";
