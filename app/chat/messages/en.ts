export * from "./en/study-mode";
// The page
export const pageTitle = () => "AI Chat";
export const allMaterials = () => "All materials";
export const aboutEverything = () => "AI Chat about everything you upload";
export const fileDetails = ({ size, type }: { size: string; type: string }) => `${size}, ${type}`;
export const newChat = () => "New Chat";
export const deleteFile = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Delete", hidden(" file")] as const;
export const deletedFile = () => "Deleted file";

// The question before a file is deleted
export const deleteTitle = () => "Are you sure?";
export const deleteQuestion = ({ file }: { file: string }) =>
  `This will permanently delete "${file}". This action cannot be undone.`;
export const deleteConsequences = () =>
  "Its text and its conversation go with it. Quizzes and decks made from it stay.";
export const confirmDelete = () => "Delete";
export const deleting = () => "Deleting...";

// A conversation that has not begun
export const startHeading = () => "What would you like to understand?";
export const unreadableHeading = () => "This file has no text to ask about";
export const summarise = () => "Summarise this document";
export const keyIdeas = () => "What are the key ideas?";
export const importantTerm = () => "Explain the most important term";
export const welcomeToDocument = ({ name }: { name: string }) =>
  `Hello ${name}. Ask me about this document in your own words: each answer shows the place it comes from.`;
export const welcomeToLibrary = ({ name }: { name: string }) =>
  `Hello ${name}. Ask me about all your materials in your own words: each answer shows the place it comes from.`;
export const welcomeWhileReading = ({ name }: { name: string }) =>
  `Hello ${name}. I am still reading this document. Ask me already: I answer as soon as I have read it.`;
export const welcomeToUnreadable = ({ name }: { name: string }) =>
  `Hello ${name}. I could read no text in this file, so I cannot answer about it. A clearer copy may work.`;
export const welcomeWithoutMaterial = ({ name }: { name: string }) =>
  `Hello ${name}. Upload something you study, then ask me about it in your own words.`;

// The composer
export const yourMessage = () => "Your message";
export const askAboutDocument = () => "Ask about this document";
export const askAboutMaterials = () => "Ask about your materials";
export const nothingToAsk = () => "Nothing to ask here";
export const send = () => "Send";
export const stop = () => "Stop";
export const messageRequired = () => "Type a message first.";
export const messageTooLong = () => "That message is too long. Keep it under 8,000 characters.";
export const messagesTooLong = () =>
  "The messages before this one are too long. Keep them under 100,000 characters in all.";
export const messagesNoJson = () => "The messages are not valid JSON.";

// The plan's limit
export const messagesLeft = ({ remaining, limit }: { remaining: number; limit: number }) =>
  `${remaining} of ${limit} messages left today`;
export const messagesLeftUntil = <T>({
  remaining,
  limit,
  time,
}: {
  remaining: number;
  limit: number;
  time: T;
}) => [`${remaining} of ${limit} messages left today, resets at `, time] as const;
export const limitReached = () => "You have used today's messages";
export const limitReachedUntil = <T>({
  link,
  price,
  time,
}: {
  link: (text: string) => T;
  price: (end: string) => T;
  time: T;
}) =>
  [link("Premium"), " has no limit, at ", price("."), " New messages come at ", time, "."] as const;

// Replies
export const youSaid = () => "You said";
export const fennecSaid = () => "Fennec said";
export const announceReply = ({ reply }: { reply: string }) => `Fennec said: ${reply}`;
export const searching = () => "Looking through your material";
export const sources = () => "Sources";
export const sourceNumber = ({ number }: { number: number }) => `Source ${number}`;
export const page = ({ page }: { page: number }) => `Page ${page}`;
export const copyReply = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Copy", hidden(" the reply")] as const;
export const replyCopied = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Copied", hidden(" the reply")] as const;
export const noReply = () => "No reply";
export const replyFailed = () => "Failed to get a response. Please try again.";
export const failureHeading = ({ title }: { title: string }) => `${title}.`;
export const offline = () => "You seem to be offline";
export const upgradeTitle = () => "Upgrade to Premium";
export const tryAgain = () => "Try again";
export const stoppedBeforeReply = () => "The reply was stopped before it began.";
export const thatReply = () => "That reply";
export const noTextToRead = () => "This file has no text to read.";

// Resetting and exporting a conversation
export const resetDone = () => "Chat Reset";
export const resetFailed = () => "Failed to reset chat. Please try again.";
export const conversationKept = () => "Your conversation is still here.";
export const exportDone = () => "Export Successful";
export const exportFailed = () => "Export Failed";
export const exportFailedAdvice = () => "Could not export your notes. Please try again.";
export const notesHeading = ({ product, day }: { product: string; day: string }) =>
  `${product} notes, ${day}`;
export const notesSpeaker = ({ speaker }: { speaker: string }) => `${speaker}:`;
export const notesSource = ({ number, quote }: { number: number; quote: string }) =>
  `[${number}] “${quote}”`;
export const notesSourceOnPage = ({
  number,
  page,
  quote,
}: {
  number: number;
  page: number;
  quote: string;
}) => `[${number}] page ${page}: “${quote}”`;

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

// Phrasing on the device
export const phraseSwitch = () => "Phrase answers on this device";
export const phraseSwitchOn = () => "Below each answer with sources. Every quote is checked.";
export const phraseSwitchOff = () => "By your browser's own model, from the sources alone.";
export const modelUnavailable = () => "Your browser's own model cannot run on this device.";
export const modelDownloadFailed = () =>
  "Your browser could not download its model. Please try again.";
export const modelDownloading = ({ percent }: { percent: number }) =>
  `Your browser downloads its model: ${percent}%`;
export const phrase = () => "Phrase on this device";
export const phrasing = () => "Phrasing on this device";
export const phrased = () => "Phrased on this device";
export const phrasedFromSources = () => "Phrased on this device, from the sources above";
export const modelGaveNoAnswer = () => "Your browser's model gave no answer.";
export const phrasingNotChecked = () => "It could not be checked. Please try again.";
export const phrasingNotShown = () => "The phrasing is not shown.";
export const phrasingRefused = ({ reason }: { reason: string }) =>
  `${reason} The phrasing is not shown.`;
export const phrasingRequired = () => "There is no text to check.";
export const quoteNotFound = () => "It quotes words that do not stand in your material.";
export const noSource = () => "Nothing that it says has a source in your material.";
