/**
 * What a catalogue of another language gives for the messages of `en.ts`:
 * `export default { … } satisfies Catalogue<typeof import("./en")>`. Around a link or emphasis the words
 * may have another order and number.
 */
export type Catalogue<English> = {
  [message in keyof English]: English[message] extends (values: infer Values) => readonly unknown[]
    ? (values: Values) => readonly unknown[]
    : English[message];
};
