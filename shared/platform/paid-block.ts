import { createContext } from '@wordpress/element';

/** Functions with which media pickers and uploads control a paid block's banner. */
type PaidBlock = {
	/** Hides the banner. Called after the upload of a file that the block accepts. */
	handleUpload(): void;
};

/**
 * The surrounding paid block while it shows an upgrade banner; otherwise null. While the banner is shown, upload errors
 * for accepted file types are hidden, because the missing plan causes them.
 */
export const PaidBlockContext = createContext< PaidBlock | null >( null );
