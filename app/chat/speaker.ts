/** Something that speaks; `end` stops it for good. */
export interface Speaker {
  pause(): void;
  goOn(): void;
  setRate(rate: number): void;
  end(): void;
}

/** Callbacks of a speaker. */
export interface Hearing {
  started(): void;
  ended(): void;
  failed(): void;
}
