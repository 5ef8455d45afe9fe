/** Client IDs of blocks that a transform has just created from a URL, and whose GIF's size is not known yet. */
export const justMade = new Set< string >();
