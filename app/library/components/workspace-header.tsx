import { Form, Link, useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { ChevronDown, LogOut, Music, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { AutoTts } from "~/library/components/auto-tts";
import { DueCount, ModeLinks, type ModesProps } from "~/library/components/mode-links";
import * as m from "~/library/messages";
import { menuModes, modeName } from "~/study-modes";
import { Brand } from "~/ui/brand";
import { Button } from "~/ui/button";
import { Menu } from "~/ui/menu";
import { showToast } from "~/ui/toast-store";
import { waitsForNetwork } from "~/ui/use-offline-guard";

/** The learner as the header shows them. */
export type WorkspaceLearner = { username: string; tier: "free" | "premium" };

const menuItem =
  "flex min-h-11 items-center gap-2.5 rounded-card px-3 font-semibold text-soft hover:bg-sunk hover:text-ink";

/** Says which mode was chosen, once its page is shown. */
function useSwitchedMode() {
  const { key, state } = useLocation();
  const chosen = useNavigationType() === "PUSH";
  const arrived = useRef(key);
  useEffect(() => {
    if (key === arrived.current || !chosen) return;
    arrived.current = key;
    const mode: unknown = state?.switchedTo;
    if (typeof mode === "string") showToast({ tone: "info", title: m.switchedTo({ mode }) });
  }, [key, state, chosen]);
}

function ModeMenu({ mode, due, query }: ModesProps) {
  const label = m.studyMode({ mode: modeName(mode) });
  return (
    <Menu
      label={due ? `${label} · ${due.label}` : label}
      align="center"
      button={
        <span className="relative flex min-w-0 items-center gap-2 rounded-card bg-sunk ring-1 ring-line ring-inset px-3 py-2 font-semibold text-ember-ink">
          <span className="truncate">{modeName(mode)}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-soft" />
          {due ? (
            <span className="absolute -end-2 -top-2">
              <DueCount count={due.count} />
            </span>
          ) : null}
        </span>
      }
    >
      <nav aria-label={m.waysToStudy()} className="grid gap-1">
        <ModeLinks mode={mode} due={due} query={query} className="px-3 aria-[current]:bg-sunk" />
      </nav>
    </Menu>
  );
}

function AccountMenu({ learner, query }: { learner: WorkspaceLearner; query: string }) {
  const leaving = useNavigation().formAction === "/logout";
  return (
    <Menu
      label={m.accountMenu({ username: learner.username })}
      button={
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-ink text-sm font-semibold text-paper"
        >
          {learner.username.slice(0, 2).toUpperCase()}
        </span>
      }
    >
      <p className="px-3 pt-2 pb-3">
        <span dir="auto" className="text-match-parent block font-semibold wrap-anywhere">
          {learner.username}
        </span>
        <span className="text-sm text-soft">
          {learner.tier === "premium" ? m.premiumPlan() : m.freePlan()}
        </span>
      </p>
      <Link to="/profile" className={menuItem}>
        <UserRound aria-hidden="true" className="size-4" />
        {m.profile()}
      </Link>
      {menuModes.map(({ id, name, path, icon: Icon }) => (
        <Link key={id} to={`${path}${query}`} className={menuItem}>
          <Icon aria-hidden="true" className="size-4" />
          {name()}
        </Link>
      ))}
      <Link to="/soundtrack" className={menuItem}>
        <Music aria-hidden="true" className="size-4" />
        {m.soundtrack()}
      </Link>
      <Form
        {...waitsForNetwork}
        method="post"
        action="/logout"
        className="mt-2 border-t border-line pt-2"
      >
        <Button
          variant="quiet"
          pending={leaving}
          pendingText={m.loggingOut()}
          className="w-full justify-start! gap-2.5! px-3!"
        >
          <LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {m.logOut()}
        </Button>
      </Form>
    </Menu>
  );
}

/** Brand, study modes, and the learner's menu. */
export function WorkspaceHeader({
  learner,
  mode,
  due,
  query,
}: ModesProps & { learner: WorkspaceLearner }) {
  useSwitchedMode();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="flex h-17 items-center justify-between gap-1 ps-16 pe-2 sm:gap-2 md:grid md:grid-cols-[1fr_auto_1fr] md:px-6">
        <Brand to="/app" compact className="max-[22rem]:hidden" />
        <nav
          aria-label={m.waysToStudy()}
          className="hidden min-w-0 rounded-card bg-sunk ring-1 ring-line ring-inset p-1 md:flex"
        >
          <ModeLinks
            mode={mode}
            due={due}
            query={query}
            className="justify-center px-4 whitespace-nowrap aria-[current]:bg-surface lg:px-5"
          />
        </nav>
        <div className="min-w-0 md:hidden">
          <ModeMenu mode={mode} due={due} query={query} />
        </div>
        <div className="flex items-center justify-self-end sm:gap-1">
          <AutoTts premium={learner.tier === "premium"} />
          <AccountMenu learner={learner} query={query} />
        </div>
      </div>
    </header>
  );
}
