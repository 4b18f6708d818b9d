import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { ClipboardCheck, LogOut } from "lucide-react";
import { useRef } from "react";
import {
  type StudyMode,
  studyModes,
  type WorkspaceLearner,
} from "~/library/components/study-modes";
import { Brand } from "~/ui/brand";
import { Button } from "~/ui/button";
import { Menu } from "~/ui/menu";
import { Toast } from "~/ui/toast";

function tap() {
  navigator.vibrate?.(8);
}

function switchedTo(state: unknown) {
  if (typeof state !== "object" || state === null || !("switchedTo" in state)) return null;
  return typeof state.switchedTo === "string" ? state.switchedTo : null;
}

/** Brand, ways of studying, and the learner's menu. */
export function WorkspaceHeader({
  learner,
  mode,
  query,
}: {
  learner: WorkspaceLearner;
  mode: StudyMode;
  query: string;
}) {
  const location = useLocation();
  const navigation = useNavigation();
  const leaving = navigation.formAction === "/logout";
  const arrived = useRef(location.key);
  const switched = location.key === arrived.current ? null : switchedTo(location.state);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="flex h-17 items-center justify-between gap-1 px-2 sm:gap-2 sm:px-6">
        <Brand to="/app" compact />
        <nav
          aria-label="Ways to study"
          className="flex min-w-0 overflow-x-auto rounded-card bg-sunk p-1"
        >
          {studyModes.map((item) => (
            <Link
              key={item.mode}
              to={`${item.path}${query}`}
              state={{ switchedTo: item.label }}
              onClick={tap}
              aria-current={item.mode === mode ? "page" : undefined}
              className="flex min-h-11 min-w-11 items-center justify-center rounded-[0.625rem] px-1 text-sm font-semibold min-[24rem]:px-2 whitespace-nowrap text-soft hover:text-ink sm:px-5 sm:text-base aria-[current]:bg-surface aria-[current]:text-ember-ink aria-[current]:ring-1 aria-[current]:ring-line"
            >
              {item.label}
            </Link>
          ))}
        </nav>
        <Menu
          label={`Account menu of ${learner.username}`}
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
            <span dir="auto" className="block font-semibold wrap-anywhere">
              {learner.username}
            </span>
            <span className="text-sm text-soft">
              {learner.tier === "premium" ? "Premium Plan" : "Free Plan"}
            </span>
          </p>
          <Link
            to={`/practice-test${query}`}
            onClick={tap}
            className="flex min-h-11 items-center gap-2 rounded-card px-3 font-semibold text-soft hover:bg-sunk hover:text-ink"
          >
            <ClipboardCheck aria-hidden="true" className="size-4" />
            Practice Tests
          </Link>
          <Form method="post" action="/logout" className="mt-2 border-t border-line pt-2">
            <Button
              variant="quiet"
              pending={leaving}
              pendingText="Logging out..."
              className="w-full justify-start!"
            >
              <LogOut aria-hidden="true" className="size-4" />
              Log out
            </Button>
          </Form>
        </Menu>
      </div>
      {switched ? <Toast key={location.key} title={`Switched to ${switched} mode`} /> : null}
    </header>
  );
}
