/** The key by which usernames are compared: case and Unicode form do not matter. */
export function usernameKey(username: string): string {
  return username.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}
