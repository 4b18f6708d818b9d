/** The form in which usernames are compared: neither case nor Unicode form makes a difference. */
export function usernameKey(username: string): string {
  return username.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}
