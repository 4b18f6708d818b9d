import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, useEffect, useRef } from "react";
import { Spinner } from "~/ui/spinner";

/** How much a button asks for attention. One primary a screen. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-card px-5 py-2 text-center font-semibold leading-tight no-underline transition-colors duration-150 disabled:opacity-60";

const look: Record<ButtonVariant, string> = {
  primary: "bg-ember text-on-ember hover:bg-ember-strong",
  secondary: "border border-edge bg-surface text-ink hover:bg-sunk",
  quiet: "px-3! text-soft hover:bg-sunk hover:text-ink",
  danger: "border border-rust bg-rust-wash text-rust hover:bg-surface",
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  /** The action is under way: the button is disabled and says `pendingText`. */
  pending?: boolean;
  pendingText?: string;
};

/** A button; a submit button by default. */
export function Button({
  variant = "primary",
  pending = false,
  pendingText,
  type = "submit",
  disabled,
  className = "",
  children,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const waited = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus; restore it unless something else has it.
    const lost = document.activeElement === document.body;
    if (waited.current && !pending && lost) own.current?.focus();
    waited.current = pending;
  }, [pending]);
  return (
    <button
      {...rest}
      ref={own}
      type={type}
      disabled={disabled || pending}
      className={`${shape} ${look[variant]} ${className}`}
    >
      {pending ? (
        <>
          <Spinner />
          {pendingText ?? children}
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  variant = "primary",
  className = "",
  ...rest
}: LinkProps & { variant?: ButtonVariant }) {
  return <Link {...rest} className={`${shape} ${look[variant]} ${className}`} />;
}
