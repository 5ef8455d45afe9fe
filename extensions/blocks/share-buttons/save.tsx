/** Saves nothing. The links contain the post's URL and title, so the server renders them on each request. */
export const save = (): null => null;
