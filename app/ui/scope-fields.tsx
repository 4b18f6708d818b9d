/** What a form is about: a file, a course or everything. An empty field overrides the page's address. */
export function ScopeFields({
  scope: { fileId, courseId },
}: {
  scope: { fileId: string | null; courseId: string | null };
}) {
  return (
    <>
      <input type="hidden" name="fileId" value={fileId ?? ""} />
      <input type="hidden" name="courseId" value={courseId ?? ""} />
    </>
  );
}
