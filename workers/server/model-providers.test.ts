import { expect, it } from "vitest";
import { modelProviders } from "./model-providers.mjs";

it.each(modelProviders)(
  "knows the price of the text model that $name uses by default",
  (provider) => {
    const model = provider.defaultModels.TEXT?.split("/").pop();
    const priced = provider.pricesPerMillionTokens.map((one) => one.model);
    expect(priced).toContainEqual(expect.stringMatching(new RegExp(`, ${model}$`)));
  },
);
