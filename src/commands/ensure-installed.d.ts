/** Types of `ensure-installed.mjs`, which is plain JavaScript because it runs before any package is installed. */
declare module '*/ensure-installed.mjs' {
	/** Runs `npm ci` if the installed packages differ from `package-lock.json`. */
	export function ensureInstalled(): void;

	/** Whether all packages of the folder's `package.json` are installed. */
	export function isInstalled( root?: string ): boolean;
}
