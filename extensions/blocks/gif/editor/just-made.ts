/** Client IDs of blocks that a transform just created from a URL. The sizes of their GIFs are still unknown. */
export const justMade = new Set< string >();
