/** Types of the used parts of @wordpress/block-library, which ships none; only tests register core blocks. */
declare module '@wordpress/block-library' {
	export function registerCoreBlocks( blocks?: readonly object[] ): void;
}
