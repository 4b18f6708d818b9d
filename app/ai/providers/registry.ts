import { openaiCompatible } from "./openai-compatible/provider";
import type { SettingsOf } from "./provider";
import { workersAi } from "./workers-ai/provider";

/** Every provider of models but the built-in engine; the first whose binding exists is the default. */
export const modelProviders = [workersAi, openaiCompatible] as const;

type Provider = (typeof modelProviders)[number];
export type ProviderName = Provider["name"];

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

export type ProviderSchemas = Intersection<Provider["schemas"]>;
/** Variables and bindings of all providers, parsed. */
export type ProviderSettings = SettingsOf<ProviderSchemas>;

export const providerSchemas = Object.assign(
  {},
  ...modelProviders.map(({ schemas }) => schemas),
) as ProviderSchemas;

export function providerNamed(name: ProviderName): Provider {
  const provider = modelProviders.find((each) => each.name === name);
  if (!provider) throw new Error(`There is no model provider ${name}.`);
  return provider;
}
