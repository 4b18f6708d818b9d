import ara from "@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz";
import chi_sim from "@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz";
import deu from "@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz";
import eng from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
import fra from "@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz";
import hin from "@tesseract.js-data/hin/4.0.0_best_int/hin.traineddata.gz";
import jpn from "@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz";
import por from "@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz";
import spa from "@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz";

/** Trained data as they are packed, by the name that Tesseract gives the language. */
const packed = { ara, chi_sim, deu, eng, fra, hin, jpn, por, spa };

export type OcrLanguage = keyof typeof packed;

/** The trained data of a language. */
export async function loadLanguage(language: OcrLanguage): Promise<Uint8Array> {
  const unpacked = new Blob([packed[language]])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
