import { expect, it } from "vitest";
import { modelProviders } from "./model-providers.mjs";

it.each(modelProviders)("lists the price of the default text model of $name", (provider) => {
  const model = provider.defaultModels.TEXT?.split("/").pop();
  const priced = provider.pricesPerMillionTokens.map((one) => one.model);
  expect(priced).toContainEqual(expect.stringMatching(new RegExp(`, ${model}$`)));
});
