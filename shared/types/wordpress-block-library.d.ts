/** What is used of @wordpress/block-library, which ships no types: tests alone register core blocks. */
declare module '@wordpress/block-library' {
	export function registerCoreBlocks( blocks?: readonly object[] ): void;
}
