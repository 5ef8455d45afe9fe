import { createContext } from '@wordpress/element';

/** Effects of a paid block's media pickers and uploads on the banner above it. */
type PaidBlock = {
	/** Called when a file that the block accepts was uploaded: hides the banner. */
	handleUpload(): void;
};

/**
 * The surrounding paid block while its plan is missing and its banner is shown; null in other blocks. Errors of files
 * that the block accepts are then hidden, because the missing plan causes them.
 */
export const PaidBlockContext = createContext< PaidBlock | null >( null );
