/** Replaces a package that `@wp-playground/storage` imports when it loads, but uses only for plugins from GitHub. */
export const Octokit = undefined;
