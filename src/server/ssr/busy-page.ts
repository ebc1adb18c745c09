/** What visitors see when too many pages are waiting to be rendered. */
export const busyPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Very busy</title>
<h1>The site is very busy</h1>
<p>Please try again in a moment.</p>
</html>
`;
