/** A link back to e-mail and password. */
export const StartAgain = () => (
  <p className="aside">
    {/* Loads a new document, which discards the started step. */}
    <a href={`/login${location.search}`}>Back to sign in</a>
  </p>
);
