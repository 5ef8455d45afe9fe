/** Initial texts of the form in blocks that were just created from a short URL, by client ID. */
export const justMade = new Map< string, string >();
