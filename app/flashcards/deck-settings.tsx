import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { planLimit } from "~/billing/plans";
import { stopAtPlan } from "~/billing/within-plan";
import { listMaterials } from "~/courses/list-materials.server";
import { selectMaterial } from "~/library/select-material";
import { viewSelection } from "~/library/view-selection.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import type { DeckSettings as Settings } from "./components/card-views";
import { DeckSettings as DeckSettingsScreen } from "./components/deck-settings";
import { deckLink } from "./deck-links";
import { deckSizes } from "./deck-rules";
import { findDeck } from "./find-deck.server";
import { generateDeck } from "./generate-deck.server";
import { listDecks } from "./list-decks.server";
import * as m from "./messages";
import { deckFormSchema, setupParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.title());

export const loader = pageLoader({
  access: "learner",
  input: setupParameters,
  early: ({ app, owner }) => Promise.all([listMaterials(app, owner), listDecks(app, owner)]),
  async run({ app, actor, input, early: [materials, decks] }) {
    return {
      ...(await viewSelection(app, actor, selectMaterial(materials, input), "cards")),
      limit: planLimit(actor.tier, "flashcards"),
      settings: await settingsOf(app, actor, input.from),
      decks,
      parts: input.parts?.length ?? 0,
    };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: deckFormSchema,
    failureTitle: m.notGeneratedTitle,
    async run({ app, actor, input, newId }) {
      const deck = await generateDeck(app, actor, input, newId);
      return redirect(deckLink({ ...input, id: deck.id }));
    },
  }),
);

const defaults: Settings = {
  topic: "",
  count: deckSizes.default,
  includeTerm: true,
  includeDefinition: true,
  includeExamples: false,
  trackMastery: false,
};

/** The settings of an earlier deck, or the defaults. */
async function settingsOf(app: App, actor: Actor, from: string | undefined): Promise<Settings> {
  if (!from) return defaults;
  try {
    const { topic, count, includeTerm, includeDefinition, includeExamples, trackMastery } =
      await findDeck(app, actor, from);
    return {
      topic: topic ?? "",
      count,
      includeTerm,
      includeDefinition,
      includeExamples,
      trackMastery,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return defaults;
    throw error;
  }
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notGeneratedTitle(), failure: m.generationFailed() });

export default function DeckSettings() {
  const setup = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  return (
    <DeckSettingsScreen
      {...setup}
      result={answer?.result}
      pending={navigation.formAction?.startsWith("/app/flashcards") ?? false}
      onSubmit={(event) => stopAtPlan(event, "flashcards", "count", setup.limit)}
    />
  );
}
