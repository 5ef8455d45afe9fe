/** Initial text of the URL field in blocks that were just created from a short URL, keyed by client ID. */
export const justMade = new Map< string, string >();
