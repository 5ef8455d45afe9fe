/** What the field of a block begins with that a transform or a paste has just made of a short address, by client ID. */
export const justMade = new Map< string, string >();
