/**
 * Types of the @wordpress/block-library APIs that tests use to register core blocks, because the package contains no
 * types.
 */
declare module '@wordpress/block-library' {
	export function registerCoreBlocks( blocks?: readonly object[] ): void;
}
