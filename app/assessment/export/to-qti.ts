import { strToU8, zipSync } from "fflate";
import { letterOf } from "~/assessment/letter-of";
import { describeSource, type ExportedItem, type ExportedSet } from "./exported-item";

/**
 * A content package of QTI 2.1: a test, an item for each question or card, and the manifest. Cards are
 * answered freely; their backs are for the grader.
 */
export function toQti(set: ExportedSet, now: Date): Uint8Array {
  const names = set.items.map((_, index) => `item-${index + 1}`);
  const files: Record<string, Uint8Array> = {
    "imsmanifest.xml": strToU8(manifest(set, names)),
    "test.xml": strToU8(test(set, names)),
  };
  for (const [index, item] of set.items.entries()) {
    const name = names[index] ?? "";
    files[`items/${name}.xml`] = strToU8(toItemXml(item, name, `${set.title} ${index + 1}`));
  }
  return zipSync(files, { mtime: now });
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace =
  'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"';

function manifest({ id }: ExportedSet, names: string[]): string {
  const dependencies = names.map((name) => `<dependency identifierref="${name}"/>`).join("");
  const items = names.map(
    (name) =>
      `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="items/${name}.xml"><file href="items/${name}.xml"/></resource>\n`,
  );
  return `${declaration}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="manifest-${escapeText(id)}">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>${dependencies}</resource>
${items.join("")}</resources>
</manifest>
`;
}

function test({ id, title }: ExportedSet, names: string[]): string {
  const items = names.map(
    (name) => `<assessmentItemRef identifier="${name}" href="items/${name}.xml"/>\n`,
  );
  return `${declaration}<assessmentTest ${namespace} identifier="test-${escapeText(id)}" title="${escapeText(title)}">
<testPart identifier="part" navigationMode="nonlinear" submissionMode="individual">
<assessmentSection identifier="section" title="${escapeText(title)}" visible="true">
${items.join("")}</assessmentSection>
</testPart>
</assessmentTest>
`;
}

function toItemXml(item: ExportedItem, name: string, title: string): string {
  const { declared, body, feedback } = item.kind === "choice" ? choice(item) : open(item);
  const scoring = `<responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition>`;
  return `${declaration}<assessmentItem ${namespace} identifier="${name}" title="${escapeText(title)}" adaptive="false" timeDependent="false">
${declared}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>
<itemBody>
${body}
</itemBody>
<responseProcessing>${item.kind === "choice" ? scoring : ""}<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">shown</baseValue></setOutcomeValue></responseProcessing>
<modalFeedback outcomeIdentifier="FEEDBACK" identifier="shown" showHide="show">${feedback}</modalFeedback>
</assessmentItem>
`;
}

function choice(item: ExportedItem & { kind: "choice" }) {
  const choices = item.options.map(
    (option, index) =>
      `<simpleChoice identifier="${letterOf(index)}">${inline(option)}</simpleChoice>\n`,
  );
  return {
    declared: `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>${letterOf(item.correct)}</value></correctResponse></responseDeclaration>`,
    body: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">\n<prompt>${inline(item.text)}</prompt>\n${choices.join("")}</choiceInteraction>`,
    feedback: paragraphs([item.explanation, describeSource(item.source)]),
  };
}

function open(item: ExportedItem & { kind: "open" }) {
  return {
    declared: '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>',
    body: `<rubricBlock view="scorer tutor">${paragraphs([item.answer])}</rubricBlock>\n<extendedTextInteraction responseIdentifier="RESPONSE"><prompt>${inline(item.text)}</prompt></extendedTextInteraction>`,
    feedback: paragraphs([item.answer, describeSource(item.source)]),
  };
}

function paragraphs(texts: string[]): string {
  return texts
    .filter((text) => text !== "")
    .map((text) => `<p>${inline(text)}</p>`)
    .join("");
}

function inline(text: string): string {
  return escapeText(text).replace(/\r\n?|\n/g, "<br/>");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML has no way to write most control characters. */
function escapeText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
