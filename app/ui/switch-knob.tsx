/** The sign of a switch, inside a button with the role `switch`. */
export function SwitchKnob({ on }: { on: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`block w-9 rounded-full border p-0.5 ${on ? "border-ember bg-ember" : "border-edge bg-surface"}`}
    >
      <span className={`block size-3.5 rounded-full ${on ? "ms-auto bg-on-ember" : "bg-edge"}`} />
    </span>
  );
}
