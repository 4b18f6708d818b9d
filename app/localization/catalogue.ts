/**
 * What a catalogue of another language gives for the messages of `en.ts`:
 * `export default { … } satisfies Catalogue<typeof import("./en")>`.
 */
export type Catalogue<English> = { [message in keyof English]: English[message] };
