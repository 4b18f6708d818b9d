export const unsupportedFormat = ({ formats }: { formats: readonly string[] }) =>
  `Only ${new Intl.ListFormat("en").format(formats)} files are supported.`;
