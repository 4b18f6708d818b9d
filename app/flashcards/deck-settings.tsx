import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { planLimit } from "~/billing/plans";
import { stopAtPlan } from "~/billing/within-plan";
import { listFiles } from "~/library/list-files.server";
import { readHoldings } from "~/library/read-holdings.server";
import { selectFile } from "~/library/select-file";
import { viewHoldings } from "~/library/view-holdings";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import type { DeckSettings as Settings } from "./components/card-views";
import { DeckSettings as DeckSettingsScreen } from "./components/deck-settings";
import { deckLink } from "./deck-links";
import { deckSizes, generationFailed } from "./deck-rules";
import { findDeck } from "./find-deck.server";
import { generateDeck } from "./generate-deck.server";
import { listDecks } from "./list-decks.server";
import { deckFormSchema, setupParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta("Flashcards");

export const loader = pageLoader({
  access: "learner",
  input: setupParameters,
  early: ({ app, owner }) => Promise.all([listFiles(app, owner), listDecks(app, owner)]),
  async run({ app, actor, input, early: [files, decks] }) {
    const file = selectFile(files, input.fileId);
    return {
      file: file && { id: file.id, name: file.name },
      holdings: viewHoldings(await readHoldings(app, actor, file), "cards"),
      limit: planLimit(actor.tier, "flashcards"),
      settings: await settingsOf(app, actor, input.from),
      decks,
    };
  },
});

const failureTitle = "No flashcards were made";

export const action = pageAction(
  pageForm({
    access: "learner",
    input: deckFormSchema,
    failureTitle,
    async run({ app, actor, input, newId }) {
      const deck = await generateDeck(app, actor, input, newId);
      return redirect(deckLink({ id: deck.id, fileId: input.fileId }));
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

/** The settings of an earlier deck, or the usual ones. */
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
  reachServer(args, { title: failureTitle, failure: generationFailed });

export default function DeckSettings() {
  const { file, holdings, limit, settings, decks } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  const pending = navigation.formAction?.startsWith("/app/flashcards") ?? false;
  return (
    <DeckSettingsScreen
      file={file}
      holdings={holdings}
      settings={settings}
      result={answer?.result}
      pending={pending}
      limit={limit}
      decks={decks}
      onSubmit={(event) => stopAtPlan(event, "flashcards", "count", limit)}
    />
  );
}
