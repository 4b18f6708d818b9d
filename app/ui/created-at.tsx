import { LocalMoment } from "~/ui/local-time";
import * as m from "./messages";

interface Made {
  iso: string;
  size: string;
  note?: string | undefined;
}

/** When something was made, how much it is, and what else there is to say about it. */
export function CreatedAt({ iso, size, note }: Made) {
  const made = {
    moment: <LocalMoment key="moment" iso={iso} />,
    size: (
      <span key="size" className="whitespace-nowrap">
        {size}
      </span>
    ),
  };
  return (
    <span className="block text-sm text-soft tabular-nums">
      {note ? m.madeAtWithNote({ ...made, note }) : m.madeAt(made)}
    </span>
  );
}
