import { plural } from "~/localization/plural";

// The page
export const title = () => "Learning Soundtrack";
export const logInFirst = () => "Please log in to access this feature.";
export const playerTab = () => "Player";
export const moodsTab = () => "Moods & Effects";
export const collectionTab = () => "My Collection";

// Moods
export const mood = () => "Mood";
export const energetic = () => "Energetic";
export const energeticSound = () =>
  "A quick, steady beat, bright plucked chords and a tune that keeps moving.";
export const energeticUse = () => "Sorting notes, tidying a desk, the last push before a break.";
export const relaxed = () => "Relaxed";
export const relaxedSound = () => "Long, warm chords on soft keys, with distant waves. No drums.";
export const relaxedUse = () => "Winding down, or reading for pleasure.";
export const focused = () => "Focused";
export const focusedSound = () => "A short pattern that repeats over a low pulse, calm and even.";
export const focusedUse = () =>
  "Reading and problem sets, when the music should stay in the background.";
export const upbeat = () => "Upbeat";
export const upbeatSound = () => "A light, swinging beat, a mallet tune and friendly chords.";
export const upbeatUse = () => "Flashcards and vocabulary, one after the other.";
export const reflective = () => "Reflective";
export const reflectiveSound = () =>
  "Slow, gentle chords in waltz time, like a soft piano in a large room.";
export const reflectiveUse = () => "Writing, and thinking back over the day.";
export const chosenMood = () => "Chosen";
export const tryMood = () => "Try this mood";
export const moodRequired = () =>
  "Choose a mood: energetic, relaxed, focused, upbeat or reflective.";
export const progressRange = () => "Progress is a whole number from 5 to 95.";

// The player
export const player = () => "Player";
export const loadingTracks = () => "Loading tracks";
export const trackNumber = ({ number, total }: { number: number; total: number }) =>
  `Track ${number} of ${total}`;
export const tracks = () => "Tracks";
export const refresh = () => "Refresh";
export const seek = () => "Seek";
export const seekPosition = ({ elapsed, duration }: { elapsed: string; duration: string }) =>
  `${elapsed} of ${duration}`;
export const elapsedTime = <T>({ hidden, time }: { hidden: (text: string) => T; time: string }) =>
  [hidden("Elapsed "), time] as const;
export const totalTime = <T>({ hidden, time }: { hidden: (text: string) => T; time: string }) =>
  [hidden("Total "), time] as const;
export const volume = () => "Volume";
export const fallbackNote = () =>
  "Only this short track could be loaded. Press Refresh to try for a full set.";
export const fallbackTitle = ({ mood }: { mood: string }) => `${mood} (short version)`;
export const previousTrack = () => "Previous track";
export const play = () => "Play";
export const pause = () => "Pause";
export const nextTrack = () => "Next track";

// The player at the lower edge of other pages
export const nowPlaying = () => "Now playing";
export const openPlayerOf = ({ track }: { track: string }) => `${track}, open the player`;
export const playedTime = ({ elapsed, duration }: { elapsed: string; duration: string }) =>
  `${elapsed} / ${duration}`;
export const closePlayer = () => "Close the player";

// The sleep timer
export const sleepTimer = () => "Sleep timer";
export const sleepTimerOff = () => "Sleep timer off";
export const doNotStop = () => "Turn off the timer";
export const stopsIn = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: "Stops in # minute", other: "Stops in # minutes" });
export const stopAfter = ({ minutes }: { minutes: number }) =>
  plural(minutes, { one: "Stop after # minute", other: "Stop after # minutes" });

// Without scripts
export const tracksForYou = () => "Tracks for you";
export const keepExplanation = () => "“Save” adds a track to My Collection.";
export const keep = () => "Save";
export const keepTrack = ({ track }: { track: string }) => `Save ${track} to My Collection`;
export const kept = () => "Saved";
export const keptTrack = ({ track }: { track: string }) => `“${track}” is in My Collection.`;

// The collection
export const nothingPlayed = () => "Nothing played yet";
export const nothingPlayedAdvice = () =>
  "Tracks you play appear here, so that you can play them again.";
export const openPlayer = () => "Open the player";
export const recentlyPlayed = () => "Recently played";
export const playedOnce = <T>({
  mood,
  duration,
  date,
}: {
  mood: string;
  duration: string;
  date: T;
}) => [`${mood}, ${duration}, `, date] as const;
export const playedOften = <T>({
  mood,
  duration,
  date,
  plays,
}: {
  mood: string;
  duration: string;
  date: T;
  plays: number;
}) =>
  [
    `${mood}, ${duration}, `,
    date,
    plural(plays, { one: ", played # time", other: ", played # times" }),
  ] as const;
export const playing = () => "Playing";
export const playTrack = ({ track }: { track: string }) => `Play ${track}`;

// The learner's progress
export const yourProgress = () => "Your Learning Progress";
export const cardsMastered = () => "Cards mastered";
export const lessonsCompleted = () => "Quizzes, decks and tests finished";
export const lessonsOf = ({ completed, total }: { completed: number; total: number }) =>
  `${completed} of ${total}`;
export const averageScore = () => "Average score";
export const percent = ({ value }: { value: number }) => `${value}%`;
export const noneYet = () => "None yet";
export const streak = () => "Streak";
export const days = ({ count }: { count: number }) =>
  plural(count, { one: "# day", other: "# days" });
export const intensity = () => "Intensity of the music";
export const intensityAtStart = () =>
  "It starts at 50%. The more you finish, the higher your scores and the longer your streak, the livelier the music.";
export const intensityRule = () =>
  "The more you finish, the higher your scores and the longer your streak, the livelier the music.";

// Benefits
export const benefits = () => "Benefits of Music for Learning";
export const coversTheRoom = () => "It masks background noise.";
export const coversTheRoomReason = () =>
  "Steady sound makes a slammed door or a conversation next door less noticeable.";
export const noWords = () => "It has no words.";
export const noWordsReason = () => "Nothing in it competes with what you're reading.";
export const marksTime = () => "It helps you keep track of time.";
export const marksTimeReason = () =>
  "Each track lasts two to three minutes, and a full set about 15 minutes.";
export const beginning = () => "It helps you get started.";
export const beginningReason = () =>
  "Play the same music each time, and it becomes your signal to study.";
export const silence = () => "Some people study better in silence. If you do, leave the music off.";

// Failures
export const tracksFailed = () => "Could not load soundtrack";
export const tracksFailedAdvice = () => "Please try again later";
export const tracksNotLoaded = () => "Failed to load tracks";
export const playbackFailed = () => "Playback Error";
export const playbackFailedAdvice = () => "Could not play the selected track";
export const keepFailed = () => "Could not save that track";
export const noSuchTrack = () => "Fennec couldn't find that track.";
export const trackNotFound = () => "Fennec couldn't find that track. It may have been deleted.";
