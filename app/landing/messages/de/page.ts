import type { Catalogue } from "~/localization/catalogue";

export default {
  // Header and footer
  sections: () => "Abschnitte",
  features: () => "Funktionen",
  howItWorks: () => "So geht’s",
  testimonials: () => "Stimmen",
  logIn: () => "Anmelden",
  getStarted: () => "Loslegen",
  footer: () => "Fußzeile",
  app: () => "App",
  copyright: ({ year }) => `© ${year} Fennec. Dein freundlicher KI-Lernbuddy.`,

  // Hero
  documentTitle: ({ product, tagline }) => `${product}, ${tagline}`,
  headline: () => "Dein freundlicher KI-Lernbuddy",
  promise: () =>
    "Lade hoch, was du lernen musst. Stell Fragen dazu, frag dich selbst ab und sieh bei jeder Antwort, auf welcher Seite sie steht.",
  getStartedFree: () => "Kostenlos loslegen",
  seeHowItWorks: () => "So geht’s",
  noCreditCard: () => "Ohne Kreditkarte",
  unlimitedDocuments: () => "Unbegrenzt Dokumente",
  aiPowered: () => "Lernen mit KI",
  allFree: () => "Alle Funktionen kostenlos",

  // Call to action
  closingTitle: () => "Auf ins nächste Kapitel",
  tryFree: () => "Ohne Kreditkarte. Alle Funktionen kostenlos ausprobieren.",
} satisfies Catalogue<typeof import("../en/page")>;
