/** Made by workers/localization/message-catalogues.mjs. */
declare module "virtual:languages" {
  /** BCP 47 tags of the interface's languages, English first. */
  export const languages: readonly [string, ...string[]];
  /** By language: the folder of the English messages, and the one that a browser loads in its place. */
  export const imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
