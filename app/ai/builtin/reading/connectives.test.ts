import { expect, it } from "vitest";
import { withoutLeadingConnective } from "./connectives";

it.each([
  ["fr", "Mais lorsqu’on voyage, on apprend.", "Lorsqu’on voyage, on apprend."],
  ["es", "Sin embargo, el agua se evapora.", "El agua se evapora."],
  ["de", "Aber der Versuch gelang.", "Der Versuch gelang."],
  ["de", "Aber sie kamen nicht.", "Aber sie kamen nicht."],
  ["ar", "ولذلك، يمكن قياس الضغط.", "يمكن قياس الضغط."],
  ["ar", "ويظهر الاعتراف تأثيره.", "يظهر الاعتراف تأثيره."],
  ["ar", "وعدهم الملك بالأراضي.", "وعدهم الملك بالأراضي."],
  ["zh", "但是，水会蒸发。", "水会蒸发。"],
] as const)("%s: %s", (language, text, bare) => {
  expect(withoutLeadingConnective(text, language)).toBe(bare);
});
