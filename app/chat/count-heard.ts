const name = "heard";

/** The number of played replies that a browser remembers. */
const remembered = 300;

/** Counts a reply that was read aloud, once, however often it is heard in this browser. */
export function countHeard(id: string) {
  const known = readKnown();
  if (known.includes(id)) return;
  heard.add(id);
  try {
    localStorage.setItem(name, JSON.stringify([...known, id].slice(-remembered)));
  } catch {
    // Without storage, it counts once per visit.
  }
  fetch("/api/user/track-usage", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ feature: "audioTtsUsage", count: 1 }),
    keepalive: true,
  }).catch(() => {});
}

const heard = new Set<string>();

function readKnown(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return [...heard, ...(Array.isArray(kept) ? kept.map(String) : [])];
  } catch {
    return [...heard];
  }
}
