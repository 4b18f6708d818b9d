import { comparableText } from "~/ai/text/tokenize";

/** Names of columns and labels that contain meanings. */
const MEANING = new Set(
  `definition definitions meaning meanings explanation description bedeutung erklärung beschreibung
  definición significado concepto descripción définition signification sens explication description
  definizione significato spiegazione concetto definição conceito descrição определение значение понятие
  定义 意思 含义 概念 定義 意味 説明 تعريف التعريف معنى المعنى परिभाषा अर्थ`.split(/\s+/u),
);

/** Names of columns that contain translations. */
const TRANSLATION = new Set(
  `translation translations übersetzung übersetzungen traducción traduction traduzione tradução перевод
  翻译 译文 翻訳 訳 ترجمة الترجمة अनुवाद`.split(/\s+/u),
);

/** Names of columns that contain the respects of a comparison. */
const RESPECT = new Set(
  `feature features aspect aspects criterion criteria property properties characteristic characteristics
  basis merkmal merkmale kriterium kriterien aspekt aspekte eigenschaft característica características
  criterio criterios aspecto aspectos rasgo rasgos caractéristique caractéristiques critère critères
  caratteristica caratteristiche aspetto aspetti critério critérios признак признаки критерий критерии
  特征 特点 方面 特徴 項目 السمة विशेषता`.split(/\s+/u),
);

/** Whether it names the respects of a comparison: "Feature | Structure | Union". */
export function isRespectName(name: string): boolean {
  return RESPECT.has(comparableText(name));
}

export function isMeaningName(name: string): boolean {
  return MEANING.has(comparableText(name));
}

export function isTranslationName(name: string): boolean {
  return TRANSLATION.has(comparableText(name));
}
