import { Brand } from "~/ui/brand";

/** A header with the way back to the workspace. */
export function HomeHeader() {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex h-17 w-full max-w-6xl items-center px-4 sm:px-6">
        <Brand to="/app" />
      </div>
    </header>
  );
}
