/** A name that `@wp-playground/storage` imports when it loads, and uses only for plugins from GitHub. */
export const Octokit = undefined;
