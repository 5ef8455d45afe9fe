/** The types of ensure-installed.mjs, which is plain JavaScript because it runs before anything is installed. */
declare module '*/ensure-installed.mjs' {
	/** Runs `npm ci` when what is installed is not what package-lock.json says. */
	export function ensureInstalled(): void;

	/** Whether nothing is left to install in the folder of package.json. */
	export function isInstalled( root?: string ): boolean;
}
