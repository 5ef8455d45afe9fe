/**
 * Replaces a package that `@wp-playground/storage` imports at load time but uses only to install plugins from GitHub.
 */
export const Octokit = undefined;
