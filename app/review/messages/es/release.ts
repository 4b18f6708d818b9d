import type { Catalogue } from "~/localization/catalogue";

export default {
  // Removing a deck, quiz or test from Review
  releasedTitle: () => "Quitado del repaso",
  released: () => "Se conserva tu progreso: si lo guardas otra vez, sigues donde estabas.",
} satisfies Catalogue<typeof import("../en/release")>;
