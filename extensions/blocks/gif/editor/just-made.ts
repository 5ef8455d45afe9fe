/** Client ids of blocks that a transform or a paste has made of an address, and of which nobody has looked up the shape yet. */
export const justMade = new Set< string >();
