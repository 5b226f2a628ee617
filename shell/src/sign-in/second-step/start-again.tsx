/** A link back to e-mail and password. */
export const StartAgain = () => (
  <p className="aside">
    {/* A document of its own: the step that was begun is forgotten. */}
    <a href={`/login${location.search}`}>Back to sign in</a>
  </p>
);
