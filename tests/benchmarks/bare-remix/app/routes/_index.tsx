import { useLoaderData } from "@remix-run/react";

export const loader = () => ({ year: new Date().getUTCFullYear() });

export default function Index() {
  const { year } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>A page</h1>
      <p>{year}</p>
    </main>
  );
}
