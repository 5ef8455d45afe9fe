/** Saves nothing. Related posts change after the post is saved, so the server renders them on each request. */
export const save = (): null => null;
