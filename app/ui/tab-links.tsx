import { Link } from "@remix-run/react";

/** Tabs as links, so that each has an address and works without JavaScript. */
export function TabLinks<Tab extends string>({
  label,
  tabs,
  current,
  linkTo,
  replace,
  className,
  tabClassName,
}: {
  label: string;
  tabs: readonly { tab: Tab; label: () => string }[];
  current: Tab;
  linkTo: (tab: Tab) => string;
  replace?: boolean;
  className: string;
  tabClassName: string;
}) {
  return (
    <nav
      aria-label={label}
      className={`rounded-card bg-sunk p-1 ring-1 ring-line ring-inset ${className}`}
    >
      {tabs.map((item) => (
        <Link
          key={item.tab}
          to={linkTo(item.tab)}
          replace={replace}
          preventScrollReset
          aria-current={item.tab === current ? "page" : undefined}
          className={`flex min-h-11 items-center justify-center rounded-[0.625rem] font-semibold text-soft hover:text-ink aria-[current]:bg-surface aria-[current]:ring-1 aria-[current]:ring-line ${tabClassName}`}
        >
          {item.label()}
        </Link>
      ))}
    </nav>
  );
}
