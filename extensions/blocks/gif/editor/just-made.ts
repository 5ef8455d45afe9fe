/** Client IDs of blocks just created from a URL whose GIF size is not known yet. */
export const justMade = new Set< string >();
