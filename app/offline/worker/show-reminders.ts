import { worker } from "./scope";

/** Shows a reminder of what is due. */
export function showReminder(reminder: { title: string; body: string; path: string }) {
  const { title, body, path } = reminder;
  return worker.registration.showNotification(title, {
    body,
    icon: "/icon-192.png",
    // A reminder replaces an unread one.
    tag: path,
    data: path,
  });
}

/** Opens the page of a reminder, in the window that already shows it or in a new one. */
export async function openPage(path: string): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : worker.clients.openWindow(path);
}
