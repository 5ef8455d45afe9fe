/** Client IDs of blocks that were just created from a URL, and whose GIF size is not known yet. */
export const justMade = new Set< string >();
