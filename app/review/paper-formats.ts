import { textFormats } from "~/library/formats/formats";

/** What a past paper may be: any format whose text is extracted. */
export const paperFormatNames = textFormats.map(({ name }) => name);
export const paperExtensions = textFormats.flatMap(({ extensions }) => extensions);
