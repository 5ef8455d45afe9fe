import { createContext } from '@wordpress/element';

/** How media pickers and uploads in a paid block affect the banner above it. */
type PaidBlock = {
	/** Called when a file that the block accepts was uploaded: hides the banner. */
	handleUpload(): void;
};

/**
 * The surrounding paid block while its plan is missing and its banner is shown; null in other blocks. Errors of files
 * that the block accepts are not shown then, because the plan is the reason.
 */
export const PaidBlockContext = createContext< PaidBlock | null >( null );
