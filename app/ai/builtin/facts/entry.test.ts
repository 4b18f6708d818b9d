import { describe, expect, it } from "vitest";
import { aliasesOf, readEntry, splitArrows, splitEnumeration } from "./entry";

describe("readEntry", () => {
  it.each([
    ["Osmosis = movement of water.", "Osmosis", "equals", "movement of water"],
    ["- Sensory register: keeps raw input", "Sensory register", "colon", "keeps raw input"],
    ["渗透：水的运动", "渗透", "colon", "水的运动"],
    ["Chunking – grouping of items", "Chunking", "dash", "grouping of items"],
    ["✅️ pandémie : épidémie mondiale", "pandémie", "colon", "épidémie mondiale"],
    ["👉🏻Le code civil : il délimite", "Le code civil", "colon", "il délimite"],
    ["1.-Fotosíntesis: uso de la luz", "Fotosíntesis", "colon", "uso de la luz"],
    ["missed -> poor growth", "missed", "arrow", "poor growth"],
  ])("splits %s", (line, term, separator, meaning) => {
    expect(readEntry(line)).toMatchObject({ term, separator, meaning });
  });

  it.each([
    "It closes at 17:30 each day",
    "x == y compares values",
    "a well-known effect",
    "see https://example.org",
    "The cell (outer part: wall) grows",
  ])("finds none in %s", (line) => {
    expect(readEntry(line)).toBeNull();
  });

  it("separates the bracket after the term", () => {
    expect(readEntry("STM (short term memory): holds little")).toMatchObject({
      term: "STM",
      bracket: "short term memory",
    });
    expect(aliasesOf("STM", "short term memory")).toEqual(["short term memory"]);
    expect(aliasesOf("Graves disease", "most common cause")).toEqual([]);
  });
});

it("splits enumerations but no sentences", () => {
  expect(splitEnumeration("Germany, Austria-Hungary and Italy.", "and")).toEqual([
    "Germany",
    "Austria-Hungary",
    "Italy",
  ]);
  expect(splitEnumeration("thin, rocky outer shell", "and")).toBeNull();
});

it("splits chains of arrows", () => {
  expect(splitArrows("encoding -> storage -> retrieval")).toEqual([
    "encoding",
    "storage",
    "retrieval",
  ]);
});
